/** The roles of 7.0 in everyday words. Each word expresses the whole role. */
export const spoken: Readonly<Record<string, string>> = {
  CHIL: "child",
  CLERGY: "clergy",
  FATH: "father",
  FRIEND: "friend",
  GODP: "godparent",
  HUSB: "husband",
  MOTH: "mother",
  MULTIPLE: "multiple",
  NGHBR: "neighbour",
  OFFICIATOR: "officiator",
  PARENT: "parent",
  SPOU: "spouse",
  WIFE: "wife",
  WITN: "witness",
  OTHER: "other",
}

/** The roles of 7.0 for the words that RELA and ROLE of 5.5.1 use. */
export const roles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(spoken).map(([role, word]) => [word, role])),
  kid: "CHIL",
  son: "CHIL",
  daughter: "CHIL",
  dad: "FATH",
  mum: "MOTH",
  mom: "MOTH",
  neighbor: "NGHBR",
  godfather: "GODP",
  godmother: "GODP",
  "god parent": "GODP",
  "god father": "GODP",
  "god mother": "GODP",
  priest: "CLERGY",
  pastor: "CLERGY",
  minister: "CLERGY",
  rabbi: "CLERGY",
  official: "OFFICIATOR",
}

/** A role of 7.0 in words. */
export const roleInWords = (role: string): string => spoken[role] ?? role.toLowerCase()
