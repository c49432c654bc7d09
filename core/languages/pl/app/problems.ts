import type { Translation } from "../../messages.ts"
import type english from "../../en/app/problems.ts"

const messages: Translation<typeof english> = {
  forbidden: "Twoja rola w tym drzewie na to nie pozwala. Mogła się w tym czasie zmienić. Zapytaj właściciela drzewa.",
  session_required: "To wymaga zalogowania: sam token nie wystarczy. Zaloguj się i spróbuj ponownie.",
  scope_missing: "Używany tu token na to nie pozwala. Zamiast tego zaloguj się.",
  foreign_origin: "Tę stronę otwarto pod innym adresem niż adres usługi. Otwórz ją pod tamtym adresem.",
  not_found: "Tego tu nie ma albo nie możesz tego zobaczyć. Ktoś mógł to usunąć: pokazuje to historia drzewa.",
  deleted_meanwhile:
    "Ktoś to usunął w czasie edycji. Można to przywrócić w historii drzewa, a potem zapisać to, co tu wpisano.",
  version_stale: "Ktoś to zmienił w czasie edycji. Obejrzyj obecny stan przed zapisaniem.",
  wrong_credentials: "Adres e-mail i hasło do siebie nie pasują.",
  wrong_password: "Obecne hasło jest nieprawidłowe.",
  email_taken: "Istnieje już konto z tym adresem. Zamiast tego zaloguj się.",
  registration_closed: "Nowe konta powstają tylko na zaproszenie. Poproś krewnego o zaproszenie.",
  password_sign_in_off: "Logowanie hasłem jest tu wyłączone.",
  email_unverified: "Najpierw potwierdź swój adres e-mail. Twoja pierwsza strona mówi jak.",
  not_local: "Hasła przechowuje inna usługa. Zmień swoje tam.",
  wrong_account:
    "To zaproszenie jest dla konta z innym adresem e-mail. Zaloguj się na nie i otwórz odnośnik z wiadomości.",
  invalid_token: "Ten odnośnik już nie działa. Poproś o nowy.",
  too_many_tries: "Zbyt wiele prób. Poczekaj minutę i spróbuj ponownie.",
  too_many_bytes: "W krótkim czasie zapisano bardzo dużo. Poczekaj minutę i zapisz ponownie.",
  too_many_invitations: "Otwartych jest zbyt wiele zaproszeń. Odwołaj jedno niepotrzebne i spróbuj ponownie.",
  too_many_links: "Drzewo ma zbyt wiele odnośników. Zakończ jeden niepotrzebny i spróbuj ponownie.",
  link_ended: "Ten odnośnik wygasł. Poproś o nowy osobę, która go przysłała.",
  too_many_questions: "Masz zbyt wiele otwartych pytań w tym drzewie. Zakończ jedno lub poczekaj, aż któreś wygaśnie.",
  question_ended: "Na to pytanie nie można już odpowiedzieć. Poproś o nowe osobę, która je przysłała.",
  place_exists: "Na tym samym poziomie jest inne miejsce o tej nazwie. Scal oba lub wybierz inną nazwę.",
  place_cycle: "Miejsce nie może być częścią samego siebie. Wybierz inne miejsce nadrzędne.",
  place_in_use: "Fakty lub inne miejsca wciąż używają tego miejsca. Przenieś je lub scal je z innym miejscem.",
  too_many_pending:
    "Wiele Twoich propozycji w tym drzewie czeka na decyzję. Poczekaj na decyzje lub wycofaj jedną i spróbuj ponownie.",
  too_many_tokens: "Masz zbyt wiele tokenów. Odwołaj jeden niepotrzebny i spróbuj ponownie.",
  already_member: "To konto jest już członkiem. Jego rolę możesz zmienić na liście członków.",
  last_owner: "Drzewo potrzebuje co najmniej jednego właściciela. Najpierw nadaj tę rolę komuś innemu.",
  last_name: "Osoba potrzebuje co najmniej jednego nazwiska. Najpierw dodaj inne.",
  last_identity: "To Twój jedyny sposób logowania. Najpierw dodaj inny.",
  duplicate_relationship: "Te dwie osoby łączy już to pokrewieństwo.",
  relationship_exists: "Te dwie osoby łączy już to pokrewieństwo.",
  cannot_merge: "To nie może być jedna osoba: są krewnymi albo jedna jest mężczyzną, a druga kobietą.",
  ancestry_cycle: "Nikt nie może być własnym przodkiem. Sprawdź, która z tych osób jest rodzicem.",
  proposal_not_pending: "O tej propozycji w międzyczasie zdecydowano. Wczytaj stronę ponownie, aby zobaczyć jak.",
  proposal_failed:
    "Część tej propozycji nie pasuje już do drzewa, więc nic nie zmieniono. Pomiń tę część i przyjmij resztę.",
  not_deleted: "To zostało już przywrócone.",
  tree_not_deleted: "To drzewo zostało już przywrócone.",
  owner_deleted: "To, do czego to należy, jest usunięte. Najpierw przywróć tamto.",
  already_undone: "To zostało już cofnięte.",
  cannot_undo: "Tego nie można cofnąć.",
  purged: "To, czego to dotyczy, usunięto na zawsze.",
  undo_conflict:
    "Drzewo od tego czasu się tu zmieniło, więc nie można tego cofnąć. Historia drzewa pokazuje, co się zmieniło.",
  request_in_progress: "To jest już zapisywane. Poczekaj chwilę i sprawdź, czy jest.",
  request_timeout: "To nie dotarło na czas. Sprawdź połączenie i spróbuj ponownie.",
  too_large:
    "To jest większe, niż usługa przyjmuje, więc nic nie zapisano. Wybierz mniejszy plik lub poproś operatora o większy limit.",
  over_budget: "To więcej, niż usługa może zrobić naraz, więc nic nie zapisano. Spróbuj z mniejszym plikiem.",
  unsupported_media_type: "Usługa nie przyjmuje plików tego rodzaju.",
  not_gedcom: "To nie jest czytelny plik GEDCOM. Wyeksportuj drzewo jako GEDCOM z tamtego programu jeszcze raz.",
  view_as_refused: "Widzisz to drzewo jako ktoś inny, więc nic nie zostało zmienione. Najpierw to zakończ.",
  store_unavailable: "Usługa nie ma teraz dostępu do swoich danych. Poczekaj chwilę i spróbuj ponownie.",
  provider_unavailable: "Inna potrzebna usługa nie odpowiada. Spróbuj później.",
  storage_full: "W usłudze nie ma już miejsca. Poproś operatora o więcej lub usuń to, czego już nie potrzebujesz.",
}

export default messages
