import type { mails as english } from "../en/mails.ts"
import type { Texts } from "../texts.ts"

export const mails: Texts<typeof english> = {
  verifyEmailSubject: "Bevestig je e-mailadres voor Stemma",
  verifyEmailBefore:
    "Met dit e-mailadres is een account bij Stemma aangemaakt. Open deze link binnen 48 uur om te bevestigen dat het adres " +
    "van jou is, in de browser waarin je bent ingelogd:",
  verifyEmailAfter:
    "Heb je geen account aangemaakt, negeer dit bericht dan: het adres blijft onbevestigd. Als je het bevestigt, wordt het " +
    "wachtwoord dat iemand anders heeft ingesteld verwijderd.",
  resetPasswordSubject: "Kies een nieuw wachtwoord voor Stemma",
  resetPasswordBefore:
    "Iemand heeft een nieuw wachtwoord gevraagd voor het Stemma-account met dit e-mailadres. Open binnen een uur deze link om " +
    "het te kiezen:",
  resetPasswordAfter:
    "De link werkt één keer en beëindigt alle sessies van het account. Heb je dit niet gevraagd, negeer dit bericht dan: je " +
    "wachtwoord blijft hetzelfde.",
  identitySubject: "Een nieuwe manier om in te loggen bij je Stemma-account",
  identityWho: "Iemand is voor het eerst bij je Stemma-account ingelogd via de aanbieder ‘{$provider}’.",
  identityClaim: "De aanbieder verklaart dat dit e-mailadres van die persoon is.",
  identityThen:
    "Was jij dit, dan hoef je niets te doen. Zo niet, log dan in, verwijder deze manier van inloggen uit je account en " +
    "waarschuw de beheerder van de dienst.",
  invitationSubject: "Je bent uitgenodigd voor een stamboom op Stemma",
  invitationFrom: "‘{$inviter}’ nodigt je uit voor de stamboom ‘{$tree}’ op Stemma.",
  invitationFromOwner: "Een eigenaar van de stamboom nodigt je uit voor de stamboom ‘{$tree}’ op Stemma.",
  invitationAsViewer: "Je rol: lezer (je kunt de stamboom lezen).",
  invitationAsEditor: "Je rol: bewerker (je kunt de stamboom lezen en wijzigen).",
  invitationAsOwner: "Je rol: eigenaar (je kunt alles, net als de andere eigenaren).",
  invitationBefore: "Open binnen 14 dagen deze link om de uitnodiging te accepteren:",
  invitationAfter:
    "De link werkt één keer, voor dit e-mailadres. Verwacht je geen uitnodiging, negeer dit bericht dan.",
  questionSubject: "Een vraag over je familie",
  questionFrom: "‘{$asker}’ heeft een vraag voor je over de familie.",
  questionFromRelative: "Een familielid heeft een vraag voor je over de familie.",
  questionBefore:
    "Open deze link om de vraag te lezen en te beantwoorden. Je hebt geen account nodig. De vraag kan één keer worden beantwoord, binnen 30 dagen:",
  questionAfter: "Weet je niet wie de vraag stelt, negeer dit bericht dan.",
  webhookSubject: "Een webhook van je stamboom op Stemma is uitgeschakeld",
  webhookWhat:
    "De ontvanger van een webhook heeft 24 uur lang een wijziging van je stamboom niet geaccepteerd. De webhook krijgt geen " +
    "wijzigingen meer.",
  webhookThen:
    "De lijst van bezorgingen laat zien wat er misging. Schakel de webhook weer in als de ontvanger werkt: hij krijgt dan de " +
    "wijzigingen die na de opgegeven wijziging kwamen.",
}
