import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/account.ts"

const messages: Translation<typeof english> = {
  title: "Konto",
  signOut: "Logga ut",
  notSignedOut: "Du är utloggad i den här webbläsaren. Sessionen avslutas så snart tjänsten svarar.",
  you: "Du",
  email: "E-post",
  verified: "bekräftad",
  unverified: "inte bekräftad ännu",
  name: "Ditt namn",
  password: "Lösenord",
  current: "Nuvarande lösenord",
  next: "Nytt lösenord",
  nextHint: "10 tecken eller fler. Alla andra sessioner avslutas.",
  keepTokens: "Låt API-token fortsätta gälla",
  change: "Ändra lösenordet",
  changed: "Det nya lösenordet gäller. Alla andra sessioner är avslutade.",
  sessions: "Där du är inloggad",
  thisOne: "den här webbläsaren",
  lastUsed: "senast använd: {$when}",
  unknownDevice: "Okänd enhet",
  end: "Avsluta den här sessionen",
  calendar: "Kalender",
  calendarText:
    "Ett kalenderprogram kan varje år visa födelser, vigslar och dödsdagar i dina träd. Det behöver en adress som fungerar utan lösenord: ge den bara till dina egna program.",
  makeCalendar: "Skapa en adress",
  calendarOnce:
    "Kopiera den här adressen till ditt kalenderprogram. Den visas aldrig igen. En tidigare adress fungerar inte längre.",
  removeCalendar: "Ta bort adressen",
  calendarRemoved: "Adressen fungerar inte längre.",
  data: "Dina data",
  exportText:
    "En säkerhetskopia innehåller alla träd som du äger, med bilder. Den kan återställas här eller på en annan tjänst.",
  export: "Ladda ner en säkerhetskopia",
  delete: "Ta bort kontot",
  deleteText:
    "Ditt konto upphör genast. Träd som bara du äger tas bort. I alla andra upphör ditt medlemskap, och det du skrev blir kvar.",
  deleteEmail: "Skriv din e-postadress för att ta bort det",
}

export default messages
