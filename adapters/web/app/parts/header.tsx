import { useMe } from "../api/session.ts"
import { to } from "../routes.ts"
import { useCommonWords, type Language } from "../words/language.ts"
import { Appearance } from "./appearance.tsx"
import { Icon } from "./icon.tsx"

interface HeaderProps {
  readonly onLanguage: (language: Language) => void
}

/** What is above every screen. */
export const Header = ({ onLanguage }: HeaderProps) => {
  const { appName, header } = useCommonWords()
  const me = useMe()
  return (
    <header class="bar">
      <a class="bar-name" href={to.home()}>
        <Icon name="tree" />
        <span>{appName}</span>
      </a>
      <nav class="bar-end" aria-label={header.menu}>
        <Appearance onLanguage={onLanguage} />
        {me.data === null ? <a href={to.signIn()}>{header.signIn}</a> : null}
      </nav>
    </header>
  )
}
