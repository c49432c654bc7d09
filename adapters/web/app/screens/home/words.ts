import { words } from "../../words/language.ts"

export const homeWords = words(
  {
    title: "Your family, around you in a second",
    what: "Stemma keeps a family tree that relatives build together, with the sources that prove it, and hides the living from strangers.",
    publicTrees: "Public trees",
    noPublicTrees: "No tree is public here yet.",
    myTrees: "My trees",
    noTrees: "You have no tree yet.",
  },
  {
    title: "Die Familie, in einer Sekunde um dich",
    what: "Stemma bewahrt einen Stammbaum, an dem Verwandte gemeinsam bauen, mit den Quellen, die ihn belegen, und verbirgt die Lebenden vor Fremden.",
    publicTrees: "Öffentliche Bäume",
    noPublicTrees: "Hier ist noch kein Baum öffentlich.",
    myTrees: "Meine Bäume",
    noTrees: "Sie haben noch keinen Baum.",
  },
)
