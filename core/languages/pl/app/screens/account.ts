import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/account.ts"

const messages: Translation<typeof english> = {
  title: "Konto",
  signOut: "Wyloguj się",
  notSignedOut: "W tej przeglądarce sesja jest zamknięta. Zakończy się, gdy tylko usługa odpowie.",
  you: "Ty",
  email: "E-mail",
  verified: "potwierdzony",
  unverified: "jeszcze niepotwierdzony",
  name: "Twoje imię i nazwisko",
  password: "Hasło",
  current: "Obecne hasło",
  next: "Nowe hasło",
  nextHint: "Co najmniej 10 znaków. Wszystkie inne sesje się kończą.",
  keepTokens: "Zachowaj ważność tokenów API",
  change: "Zmień hasło",
  changed: "Ustawiono nowe hasło. Wszystkie inne sesje się zakończyły.",
  sessions: "Gdzie trwa Twoja sesja",
  thisOne: "ta przeglądarka",
  lastUsed: "ostatnio: {$when}",
  unknownDevice: "Nieznane urządzenie",
  end: "Zakończ tę sesję",
  calendar: "Kalendarz",
  calendarText:
    "Program kalendarza może co roku pokazywać urodziny, śluby i rocznice śmierci z Twoich drzew. Potrzebuje adresu, który działa bez hasła: podawaj go tylko własnym programom.",
  makeCalendar: "Utwórz adres",
  calendarOnce:
    "Skopiuj ten adres do programu kalendarza. Nie będzie już pokazany. Wcześniejszy adres przestaje działać.",
  removeCalendar: "Usuń adres",
  calendarRemoved: "Adres już nie działa.",
  data: "Twoje dane",
  exportText:
    "Kopia zapasowa zawiera wszystkie drzewa, których jesteś właścicielem, ze zdjęciami. Można ją przywrócić tutaj lub w innej usłudze.",
  export: "Pobierz kopię zapasową",
  delete: "Usuń konto",
  deleteText:
    "Twoje konto od razu przestaje istnieć. Drzewa, których jesteś jedynym właścicielem, są usuwane. W pozostałych kończy się Twoje członkostwo, a to, co tam jest zapisane, zostaje.",
  deleteEmail: "Aby je usunąć, wpisz swój adres e-mail",
}

export default messages
