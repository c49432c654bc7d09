import type { Translation } from "../../messages.ts"
import type english from "../../en/app/problems.ts"

const messages: Translation<typeof english> = {
  forbidden:
    "Din roll i det här trädet tillåter inte detta. Den kan ha ändrats under tiden. Fråga en av trädets ägare.",
  session_required: "Detta kräver inloggning: en token räcker inte. Logga in och försök igen.",
  scope_missing: "Den token som du använder här tillåter inte detta. Logga in i stället.",
  foreign_origin: "Sidan öppnades på en annan adress än tjänstens. Öppna den på tjänstens adress.",
  not_found:
    "Detta finns inte här, eller så får du inte se det. Någon kan ha tagit bort det: det framgår av trädets historik.",
  deleted_meanwhile:
    "Någon tog bort detta medan du redigerade. Det kan återställas i trädets historik, och sedan kan du spara det du skrev här.",
  version_stale: "Någon ändrade detta medan du redigerade. Titta på det nuvarande läget innan du sparar.",
  wrong_credentials: "E-postadressen och lösenordet hör inte ihop.",
  wrong_password: "Det nuvarande lösenordet stämmer inte.",
  email_taken: "Det finns redan ett konto med den adressen. Logga in i stället.",
  registration_closed: "Nya konton skapas bara på inbjudan. Be en släkting att bjuda in dig.",
  password_sign_in_off: "Inloggning med lösenord är avstängd här.",
  email_unverified: "Bekräfta först din e-postadress. På din förstasida står hur.",
  not_local: "En annan tjänst förvarar lösenorden. Ändra ditt där.",
  wrong_account: "Inbjudan gäller kontot med en annan e-postadress. Logga in med den och öppna länken i meddelandet.",
  invalid_token: "Länken fungerar inte längre. Be om en ny.",
  too_many_tries: "För många försök. Vänta en minut och försök igen.",
  too_many_bytes: "Du har skrivit mycket på kort tid. Vänta en minut och spara igen.",
  too_many_invitations: "För många inbjudningar är öppna. Återkalla en som du inte längre behöver och försök igen.",
  too_many_links: "Trädet har för många länkar. Avsluta en som du inte längre behöver och försök igen.",
  link_ended: "Länken har upphört. Be den som skickade den om en ny.",
  too_many_questions: "Du har för många öppna frågor i det här trädet. Avsluta en, eller vänta tills en går ut.",
  question_ended: "Den här frågan kan inte längre besvaras. Be den som skickade den om en ny.",
  place_exists: "Det finns en annan plats med det namnet på samma nivå. Slå ihop de två, eller välj ett annat namn.",
  place_cycle: "En plats kan inte vara en del av sig själv. Välj en annan plats som den är en del av.",
  place_in_use:
    "Uppgifter eller andra platser använder fortfarande den här platsen. Flytta dem, eller slå ihop den med en annan plats.",
  too_many_pending:
    "Många av dina förslag i det här trädet väntar på beslut. Vänta tills några har avgjorts, eller dra tillbaka ett, och försök igen.",
  too_many_tokens: "Du har för många token. Återkalla en som du inte längre behöver och försök igen.",
  already_member: "Kontot är redan medlem. Du kan ändra dess roll i medlemslistan.",
  last_owner: "Ett träd behöver minst en ägare. Gör först någon annan till ägare.",
  last_name: "En person behöver minst ett namn. Lägg först till ett annat namn.",
  last_identity: "Detta är ditt enda sätt att logga in. Lägg först till ett annat.",
  duplicate_relationship: "De här två har redan den relationen.",
  relationship_exists: "De här två har redan den relationen.",
  cannot_merge: "De här två kan inte vara en person: de är släkt, eller så är den ena man och den andra kvinna.",
  ancestry_cycle: "En person kan inte vara sin egen förfader. Kontrollera vem av de två som är föräldern.",
  proposal_not_pending: "Förslaget avgjordes under tiden. Ladda sidan igen för att se hur.",
  proposal_failed:
    "En del av förslaget passar inte längre i trädet, så inget ändrades. Utelämna den delen och godta resten.",
  not_deleted: "Detta var redan återställt.",
  tree_not_deleted: "Trädet var redan återställt.",
  owner_deleted: "Det som detta hör till är borttaget. Återställ det först.",
  already_undone: "Detta var redan ångrat.",
  cannot_undo: "Detta kan inte ångras.",
  purged: "Det som detta handlar om har tagits bort för gott.",
  undo_conflict:
    "Trädet har ändrats här sedan dess, så detta kan inte ångras. Trädets historik visar vad som ändrades.",
  request_in_progress: "Detta sparas redan. Vänta en stund och se om det finns där.",
  request_timeout: "Detta kom inte fram i tid. Kontrollera din anslutning och försök igen.",
  too_large:
    "Detta är större än vad tjänsten tar emot, så inget sparades. Välj en mindre fil, eller be den som driver tjänsten om en högre gräns.",
  over_budget: "Detta är mer än vad tjänsten klarar på en gång, så inget sparades. Pröva en mindre fil.",
  unsupported_media_type: "Tjänsten tar inte emot filer av det här slaget.",
  not_gedcom: "Det här är ingen läsbar GEDCOM-fil. Exportera trädet som GEDCOM från det andra programmet igen.",
  view_as_refused: "Du ser trädet som någon annan, så inget ändras. Sluta med det först.",
  store_unavailable: "Tjänsten når inte sina data just nu. Vänta en stund och försök igen.",
  provider_unavailable: "En annan tjänst som behövs svarar inte. Försök igen senare.",
  storage_full:
    "Tjänsten har inget utrymme kvar. Be den som driver den om mer, eller ta bort det du inte längre behöver.",
}

export default messages
