import type { Translation } from "../../messages.ts"
import type english from "../../en/app/problems.ts"

const messages: Translation<typeof english> = {
  forbidden:
    "Je rol in deze stamboom staat dit niet toe. Misschien is zij intussen gewijzigd. Vraag het aan een eigenaar van de stamboom.",
  session_required: "Hiervoor moet je inloggen: een token is niet genoeg. Log in en probeer het opnieuw.",
  scope_missing: "Het token dat je hier gebruikt, staat dit niet toe. Log in plaats daarvan in.",
  foreign_origin: "Deze pagina is geopend op een ander adres dan dat van de dienst. Open haar op dat adres.",
  not_found:
    "Dit is er niet, of je mag het niet zien. Misschien heeft iemand het verwijderd: dat staat in de geschiedenis van de stamboom.",
  deleted_meanwhile:
    "Iemand heeft dit verwijderd terwijl je het bewerkte. In de geschiedenis van de stamboom kan het worden hersteld, en daarna kun je opslaan wat je hier schreef.",
  version_stale: "Iemand heeft dit gewijzigd terwijl je het bewerkte. Bekijk de huidige toestand voordat je opslaat.",
  wrong_credentials: "E-mailadres en wachtwoord horen niet bij elkaar.",
  wrong_password: "Het huidige wachtwoord klopt niet.",
  email_taken: "Er is al een account met dit adres. Log daarmee in.",
  registration_closed:
    "Nieuwe accounts worden alleen op uitnodiging gemaakt. Vraag een familielid om je uit te nodigen.",
  password_sign_in_off: "Inloggen met een wachtwoord is hier uitgeschakeld.",
  email_unverified: "Bevestig eerst je e-mailadres. Op je eerste pagina staat hoe.",
  not_local: "Een andere dienst bewaart de wachtwoorden. Wijzig het jouwe daar.",
  wrong_account:
    "Deze uitnodiging is voor het account met een ander e-mailadres. Log daarmee in en open de link in het bericht.",
  invalid_token: "Deze link werkt niet meer. Vraag om een nieuwe.",
  too_many_tries: "Te veel pogingen. Wacht een minuut en probeer het opnieuw.",
  too_many_bytes: "Je hebt in korte tijd heel veel geschreven. Wacht een minuut en sla opnieuw op.",
  too_many_invitations:
    "Er staan te veel uitnodigingen open. Trek er een in die je niet meer nodig hebt en probeer het opnieuw.",
  too_many_links:
    "De stamboom heeft te veel links. Beëindig er een die je niet meer nodig hebt en probeer het opnieuw.",
  link_ended: "Deze link is beëindigd. Vraag een nieuwe aan de persoon die hem stuurde.",
  too_many_questions: "U hebt te veel open vragen in deze stamboom. Beëindig er een, of wacht tot er een verloopt.",
  question_ended: "Deze vraag kan niet meer worden beantwoord. Vraag een nieuwe aan de persoon die haar stuurde.",
  place_exists: "Er is op hetzelfde niveau al een plaats met deze naam. Voeg de twee samen, of kies een andere naam.",
  place_cycle: "Een plaats kan geen deel van zichzelf zijn. Kies een andere plaats waarvan zij deel is.",
  place_in_use:
    "Feiten of andere plaatsen gebruiken deze plaats nog. Verplaats ze, of voeg de plaats samen met een andere.",
  too_many_pending:
    "Veel van je voorstellen in deze stamboom wachten op een besluit. Wacht tot er enkele zijn besloten, of trek er een in, en probeer het opnieuw.",
  too_many_tokens: "Je hebt te veel tokens. Trek er een in dat je niet meer nodig hebt en probeer het opnieuw.",
  already_member: "Dit account is al lid. In de ledenlijst kun je de rol wijzigen.",
  last_owner: "Een stamboom heeft ten minste één eigenaar nodig. Maak eerst iemand anders eigenaar.",
  last_name: "Een persoon heeft ten minste één naam nodig. Voeg eerst een andere naam toe.",
  last_identity: "Dit is je enige manier om in te loggen. Voeg eerst een andere toe.",
  duplicate_relationship: "Deze twee hebben deze relatie al.",
  relationship_exists: "Deze twee hebben deze relatie al.",
  cannot_merge: "Deze twee kunnen niet één persoon zijn: ze zijn familie, of de een is een man en de ander een vrouw.",
  ancestry_cycle: "Een persoon kan niet zijn eigen voorouder zijn. Controleer wie van de twee de ouder is.",
  proposal_not_pending: "Over dit voorstel is intussen besloten. Laad de pagina opnieuw om te zien hoe.",
  proposal_failed:
    "Een deel van dit voorstel past niet meer in de stamboom, dus er is niets gewijzigd. Laat dat deel weg en accepteer de rest.",
  not_deleted: "Dit was al hersteld.",
  tree_not_deleted: "Deze stamboom was al hersteld.",
  owner_deleted: "Waar dit bij hoort, is verwijderd. Herstel dat eerst.",
  already_undone: "Dit was al ongedaan gemaakt.",
  cannot_undo: "Dit kan niet ongedaan worden gemaakt.",
  purged: "Waar dit over gaat, is definitief verwijderd.",
  undo_conflict:
    "De stamboom is hier sindsdien veranderd, dus dit kan niet ongedaan worden gemaakt. De geschiedenis van de stamboom laat zien wat er veranderde.",
  request_in_progress: "Dit wordt al opgeslagen. Wacht even en kijk of het er staat.",
  request_timeout: "Dit kwam niet op tijd aan. Controleer je verbinding en probeer het opnieuw.",
  too_large:
    "Dit is groter dan de dienst accepteert, dus er is niets opgeslagen. Kies een kleiner bestand, of vraag de beheerder om een hogere grens.",
  over_budget:
    "Dit is meer dan de dienst in één keer kan doen, dus er is niets opgeslagen. Probeer een kleiner bestand.",
  unsupported_media_type: "De dienst accepteert geen bestanden van deze soort.",
  not_gedcom: "Dit is geen leesbaar GEDCOM-bestand. Exporteer de stamboom opnieuw als GEDCOM uit het andere programma.",
  view_as_refused: "Je ziet deze stamboom als iemand anders, dus er wordt niets gewijzigd. Stop daar eerst mee.",
  store_unavailable: "De dienst kan zijn gegevens nu niet bereiken. Wacht even en probeer het opnieuw.",
  provider_unavailable: "Een andere dienst die hiervoor nodig is, antwoordt niet. Probeer het later opnieuw.",
  storage_full:
    "Er is geen ruimte meer op de dienst. Vraag de beheerder om meer, of verwijder wat je niet meer nodig hebt.",
}

export default messages
