import type { Translation } from "../../messages.ts"
import type english from "../../en/app/problems.ts"

const messages: Translation<typeof english> = {
  forbidden:
    "Ihre Rolle in diesem Baum erlaubt das nicht. Vielleicht wurde sie inzwischen geändert. Fragen Sie einen Besitzer des Baums.",
  session_required:
    "Dafür müssen Sie sich anmelden: Ein Token reicht nicht. Melden Sie sich an und versuchen Sie es noch einmal.",
  scope_missing: "Das Token, das Sie hier benutzen, erlaubt das nicht. Melden Sie sich stattdessen an.",
  foreign_origin: "Diese Seite hat eine andere Adresse als der Dienst. Öffnen Sie sie unter dessen Adresse.",
  not_found:
    "Das gibt es hier nicht, oder Sie dürfen es nicht sehen. Vielleicht hat es jemand gelöscht: Das steht dann im Verlauf des Baums.",
  deleted_meanwhile:
    "Jemand hat das inzwischen gelöscht. Im Verlauf des Baums lässt es sich wiederherstellen, dann können Sie speichern, was Sie hier geschrieben haben.",
  version_stale: "Jemand hat das inzwischen geändert. Sehen Sie sich den jetzigen Stand an, bevor Sie speichern.",
  wrong_credentials: "E-Mail-Adresse und Passwort gehören nicht zusammen.",
  wrong_password: "Das jetzige Passwort ist nicht richtig.",
  email_taken: "Zu dieser Adresse gibt es schon ein Konto. Melden Sie sich damit an.",
  registration_closed: "Neue Konten gibt es nur auf Einladung. Bitten Sie Verwandte, Sie einzuladen.",
  password_sign_in_off: "Die Anmeldung mit Passwort ist hier abgeschaltet.",
  email_unverified: "Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wie, steht auf Ihrer Startseite.",
  not_local: "Die Passwörter hat ein anderer Dienst. Ändern Sie Ihres dort.",
  wrong_account:
    "Diese Einladung gilt für das Konto mit einer anderen E-Mail-Adresse. Melden Sie sich mit diesem an, und öffnen Sie den Link in der E-Mail.",
  invalid_token: "Dieser Link gilt nicht mehr. Bitten Sie um einen neuen.",
  too_many_tries: "Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es noch einmal.",
  too_many_bytes:
    "Sie haben in kurzer Zeit sehr viel geschrieben. Warten Sie eine Minute und speichern Sie dann noch einmal.",
  too_many_invitations:
    "Zu viele Einladungen sind offen. Widerrufen Sie eine, die Sie nicht mehr brauchen, und versuchen Sie es noch einmal.",
  too_many_links: "Der Stammbaum hat zu viele Links. Beenden Sie einen, den Sie nicht mehr brauchen.",
  link_ended: "Dieser Link ist abgelaufen. Bitten Sie um einen neuen.",
  too_many_questions:
    "Sie haben zu viele offene Fragen in diesem Stammbaum. Beenden Sie eine, oder warten Sie, bis eine abläuft.",
  question_ended:
    "Diese Frage kann nicht mehr beantwortet werden. Bitten Sie die Person, die sie geschickt hat, um eine neue.",
  place_exists: "Auf dieser Ebene gibt es schon einen Ort mit diesem Namen. Führen Sie beide zusammen.",
  place_cycle: "Ein Ort kann nicht in sich selbst liegen. Wählen Sie einen anderen übergeordneten Ort.",
  place_in_use: "Ereignisse oder andere Orte verwenden diesen Ort noch. Führen Sie ihn mit einem anderen zusammen.",
  too_many_pending:
    "Viele Ihrer Vorschläge in diesem Stammbaum sind noch nicht entschieden. Warten Sie, bis einige entschieden sind, oder ziehen Sie einen zurück, und versuchen Sie es noch einmal.",
  too_many_tokens:
    "Sie haben zu viele Token. Widerrufen Sie eines, das Sie nicht mehr brauchen, und versuchen Sie es noch einmal.",
  already_member: "Dieses Konto ist schon Mitglied. Seine Rolle können Sie in der Liste der Mitglieder ändern.",
  last_owner: "Ein Baum braucht mindestens einen Besitzer. Machen Sie zuerst jemand anderen dazu.",
  last_name: "Eine Person braucht mindestens einen Namen. Fügen Sie zuerst einen anderen hinzu.",
  last_identity: "Anders können Sie sich nicht anmelden. Fügen Sie zuerst einen anderen Weg hinzu.",
  duplicate_relationship: "Diese beiden sind schon so miteinander verwandt.",
  relationship_exists: "Diese beiden sind schon so miteinander verwandt.",
  cannot_merge: "Diese beiden können nicht dieselbe Person sein: Sie sind verwandt, oder sie sind Mann und Frau.",
  ancestry_cycle:
    "Eine Person kann nicht von sich selbst abstammen. Prüfen Sie, wer von den beiden Vater oder Mutter ist.",
  proposal_not_pending:
    "Über diesen Vorschlag wurde inzwischen entschieden. Laden Sie die Seite neu, um zu sehen, wie.",
  proposal_failed:
    "Ein Teil dieses Vorschlags passt nicht mehr zum Baum, deshalb wurde nichts geändert. Lassen Sie ihn weg, und nehmen Sie die anderen an.",
  not_deleted: "Das wurde schon wiederhergestellt.",
  tree_not_deleted: "Dieser Baum wurde schon wiederhergestellt.",
  owner_deleted: "Wozu das gehört, ist gelöscht. Stellen Sie es zuerst wieder her.",
  already_undone: "Das wurde schon rückgängig gemacht.",
  cannot_undo: "Das lässt sich nicht rückgängig machen.",
  purged: "Worum es geht, ist endgültig gelöscht.",
  undo_conflict:
    "Seitdem hat sich der Baum hier geändert, deshalb geht das nicht mehr. Der Verlauf des Baums zeigt, was sich geändert hat.",
  request_in_progress:
    "Das wird gerade schon gespeichert. Warten Sie einen Augenblick, und sehen Sie nach, ob es da ist.",
  request_timeout: "Das kam nicht rechtzeitig an. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  too_large:
    "Das ist größer, als der Dienst annimmt, deshalb wurde nichts gespeichert. Wählen Sie eine kleinere Datei, oder bitten Sie den Betreiber um eine höhere Grenze.",
  over_budget:
    "Das ist mehr, als der Dienst auf einmal schafft, deshalb wurde nichts gespeichert. Versuchen Sie es mit einer kleineren Datei.",
  unsupported_media_type: "Dateien dieser Art nimmt der Dienst nicht an.",
  not_gedcom:
    "Das ist keine lesbare GEDCOM-Datei. Exportieren Sie den Baum im anderen Programm noch einmal als GEDCOM.",
  view_as_refused: "Sie sehen diesen Baum wie jemand anderes, deshalb wird nichts geändert. Beenden Sie das zuerst.",
  store_unavailable:
    "Der Dienst erreicht seine Daten gerade nicht. Warten Sie einen Augenblick und versuchen Sie es noch einmal.",
  provider_unavailable:
    "Ein anderer Dienst, der dafür nötig ist, antwortet nicht. Versuchen Sie es später noch einmal.",
  storage_full:
    "Auf dem Dienst ist kein Platz mehr. Bitten Sie den Betreiber um mehr, oder löschen Sie, was Sie nicht mehr brauchen.",
}

export default messages
