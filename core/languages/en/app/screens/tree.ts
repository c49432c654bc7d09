const messages = {
  middle: "Home person",
  noMiddle: "The tree has no home person yet.",
  chooseMiddle: "Open a person’s page, and make them the home person there: the tree then opens with their family.",
  people: "All people",
  openFamily: "Open the family",
  empty: "This tree has no people yet. Write the first ones, or bring them from another program.",
  begin: "Write three generations",
  bring: "Import a file",
  latest: "Latest changes",
  allChanges: "All changes",
  noChanges: "Nothing has changed yet.",
  numbers: "In numbers",
  counts: {
    persons: "people",
    possibly_living: "may be living",
    families: "families",
    events: "events",
    places: "places",
    sources: "sources",
    media: "media",
  },
  generations: `
    .input {$count :number}
    .match $count
    one {{One generation}}
    * {{{$count} generations}}`,
  years: "from {$from} to {$to}",
  known: "How much is known",
  completeness: {
    birth: "with a birth",
    death: "with a death",
    parents: "with parents",
    sources: "with sources",
  },
  anniversaries: "Anniversaries in the next 30 days",
  noAnniversaries: "None in the next 30 days.",
  anniversary: "{$years} years: {$event}",
  events: {
    birth: "birth",
    death: "death",
    marriage: "marriage",
  },
  surnames: "Surnames",
  allSurnames: "All surnames",
  todo: "What you can do",
  waiting: `
    .input {$count :number}
    .match $count
    one {{One suggestion waits.}}
    * {{{$count} suggestions wait.}}`,
  texts: {
    review: "What others suggest, before and after.",
    import: "Bring people from a GEDCOM file.",
    tidy: "Find what is missing or cannot be.",
    history: "Who changed what, with Undo.",
    settings: "Name, who sees it, members and files.",
  },
  visibility: {
    private: "Only members see this tree.",
    site_members:
      "Everyone with an account here sees this tree. Living people are hidden from those who are not members.",
    unlisted: "Everyone who has the address sees this tree. Living people are hidden from those who are not members.",
    public: "Everyone sees this tree. Living people are hidden from those who are not members.",
  },
} as const

export default messages
