import { words } from "../../words/language.ts"

/** The words of the search for a person, while it is open. */
export const findWords = words(
  {
    hint: "Type a few letters of a name. A year of birth or death narrows it down.",
    none: "No one of that name is here.",
    count: (count: number): string => (count === 1 ? "One person" : `${count} people`),
    childOf: (parents: string): string => `child of ${parents}`,
    with: (partners: string): string => `with ${partners}`,
    alsoCalled: (name: string): string => `also called ${name}`,
  },
  {
    hint: "Geben Sie ein paar Buchstaben eines Namens ein. Ein Geburts- oder Sterbejahr grenzt ein.",
    none: "Niemand dieses Namens ist hier.",
    count: (count) => (count === 1 ? "Eine Person" : `${count} Personen`),
    childOf: (parents) => `Kind von ${parents}`,
    with: (partners) => `mit ${partners}`,
    alsoCalled: (name) => `auch ${name} genannt`,
  },
)
