import {
  type Compilable,
  DummyDriver,
  type Expression,
  Kysely,
  type OperationNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  ValueNode,
} from "kysely"
import { type StatementText, statement } from "./registry.ts"
import type { Tables } from "./rows.ts"

/** Builds statements and sends none. The columns of its tables are those of the entities. */
export const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** The place of a parameter in a statement. */
interface Place {
  readonly parameter: string
}

const isPlace = (value: unknown): value is Place =>
  typeof value === "object" && value !== null && "parameter" in value && typeof value.parameter === "string"

/** A parameter, by its name, as a value of its type. */
export type ParameterOf<Values> = <Name extends Extract<keyof Values, string>>(name: Name) => Expression<Values[Name]>

const parameter = <Value>(name: string): Expression<Value> => ({
  expressionType: undefined,
  toOperationNode: (): OperationNode => ValueNode.create({ parameter: name } satisfies Place),
})

/** A value that a statement always has, as a part of its text, so that the plan sees it. */
export const literal = <Value extends string | number | boolean | null>(value: Value): Expression<Value> => ({
  expressionType: undefined,
  toOperationNode: (): OperationNode => ValueNode.createImmediate(value),
})

/** The groups of columns: `tree` of `tree.id`. */
type GroupsOf<Column> = Column extends `${infer Group}.${string}` ? Group : never

/** A row as it is read: a column `tree.id` is the field `id` of an object `tree`. */
export type Read<Row> = { readonly [K in keyof Row as K extends `${string}.${string}` ? never : K]: Row[K] } & {
  readonly [Group in GroupsOf<keyof Row>]: {
    readonly [K in keyof Row as K extends `${Group}.${infer Field}` ? Field : never]: Row[K]
  }
}

/** What sends statements. */
interface Sender {
  rows<Row>(text: StatementText, values: readonly unknown[]): Promise<readonly Row[]>
  run(text: StatementText, values: readonly unknown[]): Promise<number>
}

/** A statement with parameters by name. Its text is made once, and prepared on each connection. */
export interface Compiled<Values, Row> {
  readonly text: StatementText
  /** The values of the parameters in the order of the text. */
  valuesOf(values: Values): readonly unknown[]
  rows(sql: Pick<Sender, "rows">, values: Values): Promise<readonly Row[]>
  /** The first row; null if there is none. */
  first(sql: Pick<Sender, "rows">, values: Values): Promise<Row | null>
  /** Returns the number of affected rows. */
  run(sql: Pick<Sender, "run">, values: Values): Promise<number>
}

/**
 * A statement that the compiler reads: a column that its table does not have, or a parameter of another type than its
 * column, does not compile. `name` is that of `statement`. A value that is no parameter is a `literal`.
 */
export const compiled =
  <Values extends object = Readonly<Record<never, never>>>(name: string) =>
  <Row>(build: (parameter: ParameterOf<Values>) => Compilable<Row>): Compiled<Values, Read<Row>> => {
    const { sql: made, parameters } = build(parameter).compile()
    const text = statement(name, made)
    const places = parameters.map((place) => {
      if (isPlace(place)) return place.parameter
      throw new Error(
        `The statement ${name} contains the value ${String(place)}, which is neither a parameter nor a literal.`,
      )
    })
    const valuesOf = (values: Values): readonly unknown[] => places.map((place): unknown => Reflect.get(values, place))
    return {
      text,
      valuesOf,
      rows: (sql, values) => sql.rows<Read<Row>>(text, valuesOf(values)),
      first: async (sql, values) => (await sql.rows<Read<Row>>(text, valuesOf(values)))[0] ?? null,
      run: (sql, values) => sql.run(text, valuesOf(values)),
    }
  }
