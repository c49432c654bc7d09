import { useState } from "preact/hooks"
import { chooseTheme, chosenTheme, type Theme, themes } from "../device.ts"
import { useCommonWords, useLanguage } from "../words/language.ts"
import { type Language, languages, ownNameOf } from "../texts/languages.ts"
import { Dialog } from "./dialogs/dialog.tsx"

interface AppearanceProps {
  readonly onLanguage: (language: Language) => void
  readonly onClose: () => void
}

/** A window for the choice of the language and the theme. */
export const Appearance = ({ onLanguage, onClose }: AppearanceProps) => {
  const { header } = useCommonWords()
  const language = useLanguage()
  const [theme, setTheme] = useState<Theme>(chosenTheme)
  return (
    <Dialog title={header.settings} onClose={onClose}>
      <div class="appearance">
        <label>
          <span>{header.language}</span>
          <select
            value={language}
            onChange={({ currentTarget: { value } }) => onLanguage(languages.find((one) => one === value) ?? language)}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {ownNameOf(one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{header.theme}</span>
          <select
            value={theme}
            onChange={({ currentTarget: { value } }) => {
              const chosen = themes.find((one) => one === value) ?? theme
              chooseTheme(chosen)
              setTheme(chosen)
            }}
          >
            {themes.map((one) => (
              <option key={one} value={one}>
                {header.themes[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </Dialog>
  )
}
