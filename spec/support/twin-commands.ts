/** What a command over HTTP is made of; the numbers choose the records it is about. */
export interface Choice {
  readonly first: number
  readonly second: number
  readonly word: string
}

export type Fields = { readonly [field: string]: unknown }

export const madeKinds = [
  "person",
  "name",
  "event",
  "relationship",
  "source",
  "citation",
  "association",
  "comment",
  "media",
  "place",
] as const
type MadeKind = (typeof madeKinds)[number]

/** A record that a command created. */
export interface Made {
  readonly kind: MadeKind
  readonly id: string
  /** The person of a name. */
  readonly owner: string
}

/** The nth of the records of a kind, counted round; null if there is none. */
export type Pick = (kind: MadeKind, nth: number) => Made | null

/** A write of a tree. */
export interface TwinCommand {
  /** The method and the path of its route. The records in the path are those of the first number. */
  readonly route: string
  readonly creates?: MadeKind
  /** Null if a record is missing that the body names. A command without it has no body. */
  readonly body?: (choice: Choice, pick: Pick, guest: Guest) => Fields | null
  /** The body is sent as a form, with a file. */
  readonly isForm?: true
}

/** A user who may become a member. */
interface Guest {
  readonly id: string
  readonly email: string
}

const some = (record: Made | null, make: (id: string) => Fields): Fields | null =>
  record === null ? null : make(record.id)

const tie =
  (type: string) =>
  ({ first, second }: Choice, pick: Pick): Fields | null => {
    const [from, to] = [pick("person", first), pick("person", second)]
    return from === null || to === null ? null : { type, from_person_id: from.id, to_person_id: to.id }
  }

const gender = ({ second }: Choice): string => (second % 2 === 0 ? "female" : "male")

export const twinCommands = {
  "add person": {
    route: "POST /trees/{tree_id}/persons",
    creates: "person",
    body: ({ word, first }) => ({ given_name: word, birth: { date: { year: 1800 + first } } }),
  },
  note: { route: "PATCH /persons/{person_id}", body: ({ word }) => ({ notes: word }) },
  gender: { route: "PATCH /persons/{person_id}", body: (choice) => ({ gender: gender(choice) }) },
  privacy: {
    route: "PATCH /persons/{person_id}",
    body: ({ second }) => ({ privacy: second % 2 === 0 ? "hidden" : "default" }),
  },
  "delete person": { route: "DELETE /persons/{person_id}" },
  "restore person": { route: "POST /persons/{person_id}/restore" },
  "dismiss check": {
    route: "POST /trees/{tree_id}/checks/dismissals",
    body: ({ first }, pick) => {
      const one = pick("person", first)
      return one === null ? null : { rule: "unconnected_person", person_ids: [one.id] }
    },
  },
  "reconsider check": {
    route: "DELETE /trees/{tree_id}/checks/dismissals",
    body: ({ first }, pick) => {
      const one = pick("person", first)
      return one === null ? null : { rule: "unconnected_person", person_ids: [one.id] }
    },
  },
  "dismiss duplicate": {
    route: "POST /trees/{tree_id}/duplicates/dismissals",
    body: ({ first, second }, pick) => {
      const [one, other] = [pick("person", first), pick("person", second)]
      return one === null || other === null ? null : { person_ids: [one.id, other.id] }
    },
  },
  "reconsider duplicate": {
    route: "DELETE /trees/{tree_id}/duplicates/dismissals",
    body: ({ first, second }, pick) => {
      const [one, other] = [pick("person", first), pick("person", second)]
      return one === null || other === null ? null : { person_ids: [one.id, other.id] }
    },
  },
  "merge person": {
    route: "POST /persons/{person_id}/merge",
    body: ({ second }, pick) => some(pick("person", second), (from_id) => ({ from_id, take: { gender: "kept" } })),
  },
  "add name": {
    route: "POST /persons/{person_id}/names",
    creates: "name",
    body: ({ word, second }) => ({ given_name: word, is_primary: second % 2 === 0 }),
  },
  rename: { route: "PATCH /persons/{person_id}/names/{name_id}", body: ({ word }) => ({ surname: word }) },
  "make primary": { route: "POST /persons/{person_id}/names/{name_id}/make-primary" },
  "delete name": { route: "DELETE /persons/{person_id}/names/{name_id}" },
  "restore name": { route: "POST /persons/{person_id}/names/{name_id}/restore" },
  "add event": {
    route: "POST /trees/{tree_id}/events",
    creates: "event",
    body: ({ first, second, word }, pick) =>
      some(pick("person", first), (person_id) => ({
        person_id,
        type: second % 2 === 0 ? "death" : "census",
        date: { year: 1850 + first },
        place: word,
      })),
  },
  "change event": {
    route: "PATCH /events/{event_id}",
    body: ({ second, word }) => ({ detail: word, date: { year: 1850 + second } }),
  },
  "delete event": { route: "DELETE /events/{event_id}" },
  "restore event": { route: "POST /events/{event_id}/restore" },
  relate: { route: "POST /trees/{tree_id}/relationships", creates: "relationship", body: tie("parent_child") },
  partner: { route: "POST /trees/{tree_id}/relationships", creates: "relationship", body: tie("partnership") },
  "change relationship": { route: "PATCH /relationships/{relationship_id}", body: ({ word }) => ({ notes: word }) },
  "delete relationship": { route: "DELETE /relationships/{relationship_id}" },
  "restore relationship": { route: "POST /relationships/{relationship_id}/restore" },
  "add place": {
    route: "POST /trees/{tree_id}/places",
    creates: "place",
    body: ({ first, second, word }, pick) => ({
      name: word,
      kind: word,
      ...(second % 2 === 0 ? {} : { parent_id: pick("place", first)?.id ?? null }),
    }),
  },
  "change place": { route: "PATCH /places/{place_id}", body: ({ word }) => ({ notes: word }) },
  "rename place": { route: "PATCH /places/{place_id}", body: ({ word }) => ({ name: word }) },
  "move place": {
    route: "PATCH /places/{place_id}",
    body: ({ second }, pick) => some(pick("place", second), (parent_id) => ({ parent_id })),
  },
  "delete place": { route: "DELETE /places/{place_id}" },
  "merge place": {
    route: "POST /places/{place_id}/merge",
    body: ({ second }, pick) => some(pick("place", second), (from_id) => ({ from_id })),
  },
  "add source": {
    route: "POST /trees/{tree_id}/sources",
    creates: "source",
    body: ({ word }) => ({ title: `Register of ${word}` }),
  },
  "change source": { route: "PATCH /sources/{source_id}", body: ({ word }) => ({ author: word }) },
  "delete source": { route: "DELETE /sources/{source_id}" },
  "restore source": { route: "POST /sources/{source_id}/restore" },
  cite: {
    route: "POST /trees/{tree_id}/citations",
    creates: "citation",
    body: ({ first, second, word }, pick) =>
      some(pick("source", second), (source_id) => {
        const person_id = pick("person", first)?.id
        return { source_id, person_id, page: word }
      }),
  },
  "change citation": { route: "PATCH /citations/{citation_id}", body: ({ word }) => ({ detail: word }) },
  "delete citation": { route: "DELETE /citations/{citation_id}" },
  "restore citation": { route: "POST /citations/{citation_id}/restore" },
  associate: {
    route: "POST /trees/{tree_id}/associations",
    creates: "association",
    body: ({ first, second, word }, pick) =>
      some(pick("person", first), (person_id) => {
        const other = pick("person", second)?.id
        return { person_id, associate_id: other === person_id ? null : other, associate_name: word }
      }),
  },
  "change association": { route: "PATCH /associations/{association_id}", body: ({ word }) => ({ phrase: word }) },
  "delete association": { route: "DELETE /associations/{association_id}" },
  "restore association": { route: "POST /associations/{association_id}/restore" },
  comment: {
    route: "POST /persons/{person_id}/comments",
    creates: "comment",
    body: ({ word }) => ({ text: word }),
  },
  "change comment": { route: "PATCH /comments/{comment_id}", body: ({ word }) => ({ text: word }) },
  "delete comment": { route: "DELETE /comments/{comment_id}" },
  "restore comment": { route: "POST /comments/{comment_id}/restore" },
  "add medium": {
    route: "POST /trees/{tree_id}/media",
    creates: "media",
    isForm: true,
    body: ({ first, word }, pick) => some(pick("person", first), (person_id) => ({ person_id, title: word })),
  },
  "change medium": {
    route: "PATCH /media/{media_id}",
    body: ({ second, word }, pick) => ({ title: word, source_id: pick("source", second)?.id ?? null }),
  },
  "delete medium": { route: "DELETE /media/{media_id}" },
  "restore medium": { route: "POST /media/{media_id}/restore" },
  home: {
    route: "PATCH /trees/{tree_id}",
    body: ({ first }, pick) => some(pick("person", first), (home_person_id) => ({ home_person_id })),
  },
  "describe tree": { route: "PATCH /trees/{tree_id}", body: ({ word }) => ({ description: word }) },
  "show tree": {
    route: "PATCH /trees/{tree_id}",
    body: ({ first }) => ({ visibility: first % 2 === 0 ? "public" : "private" }),
  },
  "open to models": { route: "PATCH /trees/{tree_id}/ai", body: ({ first }) => ({ ai_sees_living: first % 2 === 0 }) },
  "add member": {
    route: "POST /trees/{tree_id}/members",
    body: ({ first }, _pick, { email }) => ({ email, role: first % 2 === 0 ? "viewer" : "editor" }),
  },
  "change member": {
    route: "PATCH /trees/{tree_id}/members/{user_id}",
    body: ({ first }) => ({ role: first % 2 === 0 ? "editor" : "viewer" }),
  },
  "remove member": { route: "DELETE /trees/{tree_id}/members/{user_id}" },
  "clean up the deceased": {
    route: "POST /trees/{tree_id}/cleanup/deceased",
    body: ({ first }, pick) => some(pick("person", first), (id) => ({ person_ids: [id] })),
  },
  "clean up genders": {
    route: "POST /trees/{tree_id}/cleanup/gender",
    body: (choice, pick) =>
      some(pick("person", choice.first), (person_id) => ({ assignments: [{ person_id, gender: gender(choice) }] })),
  },
  "clean up names": {
    route: "POST /trees/{tree_id}/cleanup/names",
    body: ({ first, word }, pick) =>
      some(pick("name", first), (name_id) => ({ fixes: [{ name_id, given_name: word, surname: "Miller" }] })),
  },
  "change in a batch": {
    route: "POST /trees/{tree_id}/batch",
    body: ({ first, second, word }, pick) => {
      const [one, other] = [pick("person", first), pick("source", second)]
      if (one === null || other === null) return null
      const operations = [
        { op: "update", entity: "person", id: one.id, data: { notes: word } },
        { op: "update", entity: "source", id: other.id, data: { notes: word } },
      ]
      return { operations }
    },
  },
} as const satisfies { readonly [verb: string]: TwinCommand }

/** The writes that are not among the twin commands, with the reason or the spec that undoes them. */
export const otherWrites: { readonly [reason: string]: readonly string[] } = {
  "They write nothing in a tree, and undo is of changes of trees.": [
    "POST /auth/register",
    "POST /auth/login",
    "POST /auth/logout",
    "DELETE /auth/sessions/{session_id}",
    "POST /auth/tokens",
    "DELETE /auth/tokens/{token_id}",
    "POST /auth/verify-email",
    "POST /auth/verify-email/request",
    "POST /auth/password-reset/request",
    "POST /auth/password-reset/confirm",
    "POST /auth/change-password",
    "PATCH /users/me",
    "POST /users/me/calendar",
    "DELETE /users/me/calendar",
    "DELETE /users/me",
    "PATCH /users/me/self-person",
    "DELETE /users/me/identities/{identity_id}",
    "POST /trees/{tree_id}/gedcom/uploads",
  ],
  "They write nothing at all.": [
    "POST /invitations/open",
    "POST /links/open",
    "POST /trees/{tree_id}/kinship",
    "POST /trees/{tree_id}/gedcom/preview",
    "POST /trees/{tree_id}/gedcom/uploads/{upload_id}/preview",
    "POST /trees/{tree_id}/cleanup/gender/from-gedcom",
  ],
  "They begin or end a tree, and their undo is refused: http/undo.spec.ts.": [
    "POST /trees",
    "DELETE /trees/{tree_id}",
    "POST /trees/{tree_id}/restore",
    "POST /trees/{tree_id}/purge",
    "POST /users/me/import",
  ],
  "An import: http/undo.spec.ts, http/undo-import.spec.ts.": [
    "POST /trees/{tree_id}/gedcom/import",
    "POST /trees/{tree_id}/gedcom/uploads/{upload_id}/import",
  ],
  "Proposals: http/undo-proposal.spec.ts, http/undo-whole-proposal.spec.ts.": [
    "POST /trees/{tree_id}/proposals",
    "POST /proposals/{proposal_id}/apply",
    "POST /proposals/{proposal_id}/undo",
    "POST /proposals/{proposal_id}/reject",
    "DELETE /proposals/{proposal_id}",
  ],
  "They set nothing back, and their undo is refused: http/undo.spec.ts.": [
    "POST /trees/{tree_id}/invitations",
    "DELETE /trees/{tree_id}/invitations/{invitation_id}",
    "POST /trees/{tree_id}/links",
    "DELETE /links/{link_id}",
    "POST /trees/{tree_id}/questions",
    "DELETE /questions/{question}",
    "POST /questions/{question}/answer",
    "POST /proposals/{proposal_id}/comments",
  ],
  "Links of media: http/media-links.spec.ts.": [
    "POST /media/{media_id}/links",
    "DELETE /media/{media_id}/links/{target_type}/{target_id}",
  ],
  "Comments on other records, as those on persons: http/comments.spec.ts.": [
    "POST /events/{event_id}/comments",
    "POST /media/{media_id}/comments",
    "POST /sources/{source_id}/comments",
  ],
  "The order of relatives: http/relative-order.spec.ts.": ["POST /trees/{tree_id}/relationships/order"],
  "Webhooks: http/webhooks.spec.ts.": [
    "POST /trees/{tree_id}/webhooks",
    "PATCH /webhooks/{webhook_id}",
    "DELETE /webhooks/{webhook_id}",
  ],
  "It makes a member, as adding one does.": ["POST /invitations/accept"],
  "The undo itself: http/undo-kinds.spec.ts.": ["POST /changes/{change_id}/undo"],
}
