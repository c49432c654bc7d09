import { readFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { expect } from "chai"
import ts from "typescript"

/** Where a record is declared, and the files that handle each of its fields, by what they do. */
interface Handled {
  readonly declaredIn: string
  /** The declaration of the fields that editors set and one more of them; without it, the record is an interface. */
  readonly field?: readonly [declaration: string, value: string]
  readonly handledIn: { readonly [task: string]: readonly string[] }
}

const builders = "spec/support/builders.ts"
const entities = "adapters/mikro-orm/entities"
const backup = "core/domain/backup/backup-rows.ts"
const treeGenerators = "spec/support/any-tree.ts"
const structures = "core/domain/gedcom/structures"
const importing = "core/domain/gedcom/import"
const texts = "adapters/http/openapi/descriptions"
const mapping = "core/domain/gedcom/map"

/** The records of a tree. An audit entry has all their fields (see spec/core/fact.spec.ts), and so has a row in memory. */
const records: { readonly [name: string]: Handled } = {
  PersonFacts: {
    declaredIn: "core/domain/person.ts",
    field: ["laterPersonFields", "notesField"],
    handledIn: {
      show: ["core/domain/privacy.ts"],
      readGedcom: [`${structures}/reading/read-person.ts`],
      writeGedcom: [`${structures}/writing/write-person.ts`],
      merge: [`${importing}/merge-targets.ts`, "core/domain/merge/merged-facts.ts"],
    },
  },
  Name: {
    declaredIn: "core/domain/name.ts",
    field: ["furtherNameFields", "notesField"],
    handledIn: {
      readGedcom: [`${structures}/reading/read-name.ts`, `${mapping}/map-individual.ts`],
      merge: [`${mapping}/map-merged.ts`],
      writeGedcom: [`${structures}/writing/write-name.ts`, "core/domain/gedcom/convert/convert-name.ts"],
    },
  },
  Event: {
    declaredIn: "core/domain/event.ts",
    field: ["laterEventFields", "notesField"],
    handledIn: {
      readGedcom: [`${structures}/reading/read-event.ts`],
      writeGedcom: [`${structures}/writing/write-event.ts`],
    },
  },
  Place: {
    declaredIn: "core/domain/place/place.ts",
    field: ["placeDetails", "notesField"],
    handledIn: {
      store: ["adapters/mikro-orm/stores/places.ts"],
      writeGedcom: [`${structures}/gedcom-fields.ts`, `${structures}/writing/write-event.ts`],
      generate: ["spec/support/gedcom-contents.ts"],
    },
  },
  Relationship: {
    declaredIn: "core/domain/relationship.ts",
    field: ["laterRelationshipFields", "notesField"],
    handledIn: {
      show: ["core/domain/relationship.ts"],
      readGedcom: [`${structures}/reading/read-family.ts`, `${mapping}/map-family.ts`],
      merge: [`${mapping}/merged-parts.ts`],
      writeGedcom: [`${structures}/writing/write-family.ts`],
    },
  },
  Source: {
    declaredIn: "core/domain/evidence/source.ts",
    field: ["laterSourceFields", "notesField"],
    handledIn: {
      readGedcom: [`${structures}/reading/read-source.ts`],
      writeGedcom: [`${structures}/writing/write-source.ts`],
    },
  },
  Citation: {
    declaredIn: "core/domain/evidence/citation.ts",
    field: ["laterCitationFields", "notesField"],
    handledIn: {
      readGedcom: [`${structures}/reading/read-citation.ts`],
      writeGedcom: [`${structures}/writing/write-citation.ts`],
    },
  },
  Media: {
    declaredIn: "core/domain/evidence/media.ts",
    field: ["laterMediaFields", "notesField"],
    handledIn: {
      create: ["core/edit/media/create-media.ts", "adapters/http/routes/media.ts"],
      readGedcom: [`${mapping}/map-media.ts`],
      writeGedcom: [`${structures}/writing/write-object.ts`, "core/gedcom/export/export-media.ts"],
    },
  },
  MediaLink: {
    declaredIn: "core/domain/evidence/media-link.ts",
    handledIn: {
      store: [`${entities}/evidence/media-link.ts`],
      backUp: [backup],
      restore: ["core/domain/backup/restore-media.ts"],
      create: ["core/domain/evidence/media-link.ts", "core/edit/media/write-links.ts"],
      undo: ["core/edit/undo/undo-media-links.ts"],
      readGedcom: [`${mapping}/map-media.ts`],
      writeGedcom: [`${structures}/gedcom-fields.ts`],
      generate: [builders, "spec/support/any-media.ts"],
    },
  },
  KeptRecord: {
    declaredIn: "core/domain/gedcom/kept/kept-record.ts",
    handledIn: {
      store: [`${entities}/kept-record.ts`],
      backUp: [backup],
      restore: ["core/domain/backup/restore-record.ts"],
      readGedcom: [`${mapping}/map-record.ts`],
      generate: [builders],
    },
  },
  Tree: {
    declaredIn: "core/domain/tree.ts",
    handledIn: {
      accept: ["core/domain/tree.ts"],
      create: ["core/commands/tree/create-tree.ts"],
      show: [`${texts}/tree.ts`, "core/domain/tree.ts", "core/domain/privacy.ts", "adapters/http/codecs/tree.ts"],
      store: [`${entities}/tree.ts`],
      backUp: ["core/domain/backup/backup-tree.ts"],
      restore: ["core/backup/restore-trees.ts"],
      writeGedcom: [`${structures}/gedcom-fields.ts`],
      generate: [builders, treeGenerators],
    },
  },
}

const root = resolve(import.meta.dirname, "..")

/** What is compiled: everything that handles records. The rest of the adapters and specs would only cost time. */
const isCompiled = (path: string): boolean =>
  /^core\/|^adapters\/(memory|http\/codecs|mikro-orm\/(schema|reads|stores))|^spec\/support\/(any-|builders|gedcom-contents)/.test(
    path,
  )

/** The new field of a record, as the compiler names it. */
const fieldOf = (name: string): string => `newFieldOf${name}`

/** The import of constructors of fields, with the one that the new fields need. */
const importOf = (_before: string, names: string, folder: string): string =>
  `import { ${names.includes("notesField") ? names : `${names}, notesField`} } from "${folder}codec/field.ts"`

/** The sources of the files that declare records, with a new field in each record. */
const withNewFields = (): ReadonlyMap<string, string> => {
  const changed = new Map<string, string>()
  for (const [name, { declaredIn, field }] of Object.entries(records)) {
    const path = join(root, declaredIn)
    const before = changed.get(path) ?? readFileSync(path, "utf8")
    const after =
      field === undefined
        ? before.replace(
            new RegExp(`(export interface ${name}\\b[^{]*\\{\n)`),
            `$1  readonly ${fieldOf(name)}: string | null\n`,
          )
        : before
            .replace(new RegExp(`(const ${field[0]} = \\{)`), `$1 ${fieldOf(name)}: ${field[1]},`)
            .replace(/import \{ ([^}]*) \} from "([./]*)codec\/field.ts"/, importOf)
    expect(after, `${declaredIn} declares ${name}`).to.contain(fieldOf(name))
    changed.set(path, after)
  }
  return changed
}

/** The errors of a compilation in which these files have other sources: the file of each, and what it says. */
const errorsWith = (
  sources: ReadonlyMap<string, string>,
): readonly { readonly file: string; readonly says: string }[] => {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, "tsconfig.json"), (file) => ts.sys.readFile(file)).config,
    ts.sys,
    root,
  )
  const host = ts.createCompilerHost(options)
  const { readFile } = host
  host.readFile = (file) => sources.get(file) ?? readFile(file)
  const program = ts.createProgram(
    fileNames.filter((file) => isCompiled(relative(root, file))),
    { ...options, noEmit: true },
    host,
  )
  return program
    .getSourceFiles()
    .filter(({ isDeclarationFile }) => !isDeclarationFile)
    .flatMap((source) =>
      program.getSemanticDiagnostics(source).map(({ messageText, relatedInformation = [] }) => ({
        file: relative(root, source.fileName),
        says: [messageText, ...relatedInformation.map((information) => information.messageText)]
          .map((message) => ts.flattenDiagnosticMessageText(message, " "))
          .join(" "),
      })),
    )
}

describe("A field that is added to a record", () => {
  const files = new Map<string, ReadonlySet<string>>()
  before(() => {
    const errors = errorsWith(withNewFields())
    for (const name of Object.keys(records)) {
      const named = errors.filter(({ says }) => new RegExp(`\\b${fieldOf(name)}\\b`).test(says))
      files.set(name, new Set(named.map(({ file }) => file)))
    }
  })

  for (const [name, { handledIn }] of Object.entries(records)) {
    it(`of type ${name} does not compile until it is handled by: ${Object.keys(handledIn).join(", ")}`, () => {
      const found = files.get(name) ?? new Set()
      const open = Object.entries(handledIn).flatMap(([task, handlers]) =>
        handlers.filter((file) => !found.has(file)).map((file) => `${task}: ${file} compiles without the field`),
      )
      const known = new Set(Object.values(handledIn).flat())
      const further = [...found].filter((file) => !known.has(file)).map((file) => `${file} needs the field too`)
      expect([...open, ...further]).to.deep.equal([])
    })
  }

  it("is written by hand in at most eight files: its declaration, its migration, its spec, and those above", () => {
    const many = Object.entries(records).flatMap(([name, { field, handledIn }]) =>
      field !== undefined && Object.values(handledIn).flat().length + 3 > 8 ? [name] : [],
    )
    expect(many).to.deep.equal([])
  })
})
