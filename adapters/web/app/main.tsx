import { render } from "preact"
import "./tokens.css"
import "./base.css"
import "./parts/parts.css"
import "./chart/chart.css"
import "./grow/grow.css"
import "./screens/family/family.css"
import "./screens/begin/begin.css"
import "./screens/people/people.css"
import "./screens/person/person.css"
import "./pictures/pictures.css"
import "./screens/kin/kin.css"
import "./screens/review/review.css"
import "./screens/import/import.css"
import "./screens/duplicates/duplicates.css"
import "./history/history.css"
import { watchSession } from "./api/session-watch.ts"
import { App } from "./app.tsx"
import { chosenLanguage, chosenTheme, showLanguage, showTheme } from "./device.ts"
import { ignorePresses } from "./ignored-presses.ts"
import { firstLanguage } from "./texts/languages.ts"
import { speak } from "./texts/texts.ts"

// A question is in the language of its asker, unless its reader has chosen one here.
const asked = new URLSearchParams(location.search).getAll("language")
const language = firstLanguage(chosenLanguage(), [...asked, ...navigator.languages])
showLanguage(language)
showTheme(chosenTheme())
ignorePresses()
watchSession()

const place = document.getElementById("app")
if (place !== null)
  void speak(language).then(
    () => render(<App firstLanguage={language} />, place),
    () => place.append("This page could not be loaded as a whole. Please load it again."),
  )

// After the page, which is more urgent. Without a worker the app needs a connection, and works otherwise.
addEventListener("load", () => void import("./after-load.ts").catch(() => {}))
