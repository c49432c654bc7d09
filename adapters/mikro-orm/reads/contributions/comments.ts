import type { TreeAccess } from "../../../../core/domain/access.ts"
import type { Comment } from "../../../../core/domain/comment/comment.ts"
import { type CommentSubject, subjectOf, type SubjectType } from "../../../../core/domain/comment/comment-subject.ts"
import type { UserId } from "../../../../core/domain/ids.ts"
import { withhold } from "../../../../core/domain/privacy.ts"
import type { CommentReads } from "../../../../core/ports/reads.ts"
import { comments } from "../../entities/comment.ts"
import type { Sql } from "../../sql.ts"
import { BEFORE_ALL } from "../../statements/id-bounds.ts"
import { type StatementText, statement } from "../../statements/registry.ts"
import { columns } from "../../table.ts"
import { accessColumns, accessJoins } from "../access.ts"
import { inBatches, mapBatches } from "../batches.ts"

interface Row {
  readonly record: Comment
  readonly author: { readonly id: UserId | null; readonly displayName: string | null }
}

const row = `${columns(comments, "x", "record")}, u.id as "author.id", u.display_name as "author.displayName"`
const author = "left join users u on u.id = x.author_id and u.deleted_at is null"

const found = statement(
  "reads/contributions/comments found",
  `select ${row}, ${accessColumns} from comments x ${author} ${accessJoins("x")} where x.id = $1 and x.deleted_at is null`,
)

const about = (column: string): StatementText =>
  statement(
    "reads/contributions/comments about",
    `select ${row} from comments x ${author}
    where x.tree_id = $1 and x.${column} = $2 and x.id > $3 and x.deleted_at is null order by x.id limit $4`,
  )

const ofSubject: Readonly<Record<SubjectType, StatementText>> = {
  person: about("person_id"),
  event: about("event_id"),
  media: about("media_id"),
  source: about("source_id"),
}

const sealed = ({ record, author: { id, displayName } }: Row) =>
  withhold({ ...record, author: id === null ? null : { id, displayName } })

export const commentReads = (sql: Sql): CommentReads => ({
  byId: async (id, userId) => {
    const [first] = await sql.rows<Row & TreeAccess>(found, [id, userId])
    if (first === undefined) return null
    return { tree: first.tree, role: first.role, found: sealed(first), subject: subjectOf(first.record) }
  },
  ofSubject: (treeId, subject: CommentSubject, keyset) =>
    mapBatches(
      inBatches(
        keyset,
        (after, limit) => sql.rows<Row>(ofSubject[subject.type], [treeId, subject.id, after ?? BEFORE_ALL, limit]),
        ({ record }) => record.id,
      ),
      sealed,
    ),
})
