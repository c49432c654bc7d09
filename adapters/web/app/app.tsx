import { lazily } from "./parts/lazily.ts"
import { LocationProvider, Route, Router, useLocation } from "preact-iso/router"
import { useEffect } from "preact/hooks"
import { whenSessionEnds } from "./api/cache.ts"
import { useViewer } from "./api/view-as.ts"
import { nameOfViewer } from "./api/viewers.ts"
import { useLanguageOfReader } from "./language-of-reader.ts"
import { Announcer } from "./parts/announcer.tsx"
import { Boundary } from "./parts/boundary.tsx"
import { Header } from "./parts/header.tsx"
import { Offline } from "./parts/offline.tsx"
import { toast, Toasts } from "./parts/toasts.tsx"
import { inApp, patterns, treeIn } from "./routes.ts"
import { commonWords, LanguageContext } from "./words/language.ts"
import type { Language } from "./texts/languages.ts"

// A screen is loaded when its address is opened.
const Home = lazily(() => import("./screens/home/home.tsx"))
const Lost = lazily(() => import("./screens/lost/lost.tsx"))
const Family = lazily(() => import("./screens/family/family.tsx"))
const SignIn = lazily(() => import("./screens/sign-in/sign-in.tsx"))
const Register = lazily(() => import("./screens/sign-in/register.tsx"))
const ForgottenPassword = lazily(() => import("./screens/sign-in/forgotten-password.tsx"))
const Invitation = lazily(() => import("./screens/invitation/invitation.tsx"))
const OpenLink = lazily(() => import("./screens/link/open-link.tsx"))
const AnswerQuestion = lazily(() => import("./screens/question/question.tsx"))
const Account = lazily(() => import("./screens/account/account.tsx"))
const Begin = lazily(() => import("./screens/begin/begin.tsx"))
const TreeHome = lazily(() => import("./screens/tree/tree.tsx"))
const People = lazily(() => import("./screens/people/people.tsx"))
const Review = lazily(() => import("./screens/review/review.tsx"))
const Proposal = lazily(() => import("./screens/proposal/proposal.tsx"))
const Import = lazily(() => import("./screens/import/import.tsx"))
const Tidy = lazily(() => import("./screens/tidy/tidy.tsx"))
const Duplicates = lazily(() => import("./screens/duplicates/duplicates.tsx"))
const Deleted = lazily(() => import("./screens/deleted/deleted.tsx"))
const TreeHistory = lazily(() => import("./screens/history/history.tsx"))
const Settings = lazily(() => import("./screens/settings/settings.tsx"))
const Media = lazily(() => import("./screens/media/media.tsx"))
const Sources = lazily(() => import("./screens/sources/sources.tsx"))
const Source = lazily(() => import("./screens/sources/source.tsx"))
const Kinship = lazily(() => import("./screens/kin/kin.tsx"))
const Person = lazily(() => import("./screens/person/person.tsx"))

/** The app: what surrounds every screen, and which screen an address has. */
export const App = ({ firstLanguage }: { readonly firstLanguage: Language }) => {
  const [language, choose] = useLanguageOfReader(firstLanguage)
  const words = commonWords(language)
  useEffect(() => whenSessionEnds(() => toast({ text: words.problems.sessionEnded })), [words])
  return (
    <LanguageContext.Provider value={language}>
      <LocationProvider scope={inApp}>
        <a class="skip" href="#main">
          {words.skip}
        </a>
        <Header onLanguage={choose} />
        <Offline />
        <Boundary words={words}>
          <Screens />
        </Boundary>
        <Toasts />
        <Announcer />
      </LocationProvider>
    </LanguageContext.Provider>
  )
}

/** The screen of the address. It is rendered from the start when the tree is seen as another reader. */
const Screens = () => {
  const tree = treeIn(useLocation().path)
  const viewer = useViewer(tree)
  return (
    <Router key={viewer === null ? "self" : `${tree} ${nameOfViewer(viewer)}`}>
      <Route path={patterns.home} component={Home} />
      <Route path={patterns.family} component={Family} />
      <Route path={patterns.signIn} component={SignIn} />
      <Route path={patterns.register} component={Register} />
      <Route path={patterns.forgotPassword} component={ForgottenPassword} />
      <Route path={patterns.invitation} component={Invitation} />
      <Route path={patterns.link} component={OpenLink} />
      <Route path={patterns.question} component={AnswerQuestion} />
      <Route path={patterns.account} component={Account} />
      <Route path={patterns.newTree} component={Begin} />
      <Route path={patterns.tree} component={TreeHome} />
      <Route path={patterns.begin} component={Begin} />
      <Route path={patterns.people} component={People} />
      <Route path={patterns.review} component={Review} />
      <Route path={patterns.proposal} component={Proposal} />
      <Route path={patterns.import} component={Import} />
      <Route path={patterns.tidy} component={Tidy} />
      <Route path={patterns.duplicates} component={Duplicates} />
      <Route path={patterns.deleted} component={Deleted} />
      <Route path={patterns.history} component={TreeHistory} />
      <Route path={patterns.settings} component={Settings} />
      <Route path={patterns.personPage} component={Person} />
      <Route path={patterns.media} component={Media} />
      <Route path={patterns.sources} component={Sources} />
      <Route path={patterns.source} component={Source} />
      <Route path={patterns.kin} component={Kinship} />
      <Route default component={Lost} />
    </Router>
  )
}
