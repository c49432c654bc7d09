import lazy from "preact-iso/lazy"
import { LocationProvider, Route, Router } from "preact-iso/router"
import { useState } from "preact/hooks"
import { chooseLanguage } from "./device.ts"
import { Announcer } from "./parts/announcer.tsx"
import { Boundary } from "./parts/boundary.tsx"
import { Header } from "./parts/header.tsx"
import { Toasts } from "./parts/toasts.tsx"
import { inApp, patterns } from "./routes.ts"
import { Home } from "./screens/home/home.tsx"
import { Lost } from "./screens/lost/lost.tsx"
import { commonWords, type Language, LanguageContext } from "./words/language.ts"

// A screen is loaded when its address is opened.
const Family = lazy(() => import("./screens/family/family.tsx"))

/** The app: what surrounds every screen, and which screen an address has. */
export const App = ({ firstLanguage }: { readonly firstLanguage: Language }) => {
  const [language, setLanguage] = useState(firstLanguage)
  const words = commonWords(language)
  return (
    <LanguageContext.Provider value={language}>
      <LocationProvider scope={inApp}>
        <a class="skip" href="#main">
          {words.skip}
        </a>
        <Header
          onLanguage={(chosen) => {
            chooseLanguage(chosen)
            setLanguage(chosen)
          }}
        />
        <Boundary words={words}>
          <Router>
            <Route path={patterns.home} component={Home} />
            <Route path={patterns.family} component={Family} />
            <Route default component={Lost} />
          </Router>
        </Boundary>
        <Toasts />
        <Announcer />
      </LocationProvider>
    </LanguageContext.Provider>
  )
}
