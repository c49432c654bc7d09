import type { Language } from "../words/languages.ts"

const english = {
  forbidden:
    "Your role in this tree does not allow this. It may have been changed meanwhile. Ask an owner of the tree.",
  session_required: "This needs a sign-in: a token is not enough. Sign in, then try again.",
  scope_missing: "The token that you use here does not allow this. Sign in instead.",
  foreign_origin: "This page was opened at another address than the service has. Open it at that address.",
  not_found: "This is not here, or you may not see it. Someone may have deleted it: the history of the tree says so.",
  deleted_meanwhile:
    "Someone deleted this while you were editing. The history of the tree can restore it, and then you can save what you wrote here.",
  version_stale: "Someone changed this while you were editing. Look at the present state before you save.",
  wrong_credentials: "E-mail and password do not belong together.",
  wrong_password: "The present password is not right.",
  email_taken: "There is an account with this address. Sign in instead.",
  registration_closed: "New accounts are made by invitation only. Ask a relative to invite you.",
  password_sign_in_off: "Signing in with a password is switched off here.",
  email_unverified: "Confirm your e-mail address first. Your first page says how.",
  not_local: "Another service keeps the passwords. Change yours there.",
  wrong_account:
    "This invitation is for the account with another e-mail address. Sign in with that one, and open the link in the mail.",
  invalid_token: "This link no longer works. Ask for a new one.",
  too_many_tries: "Too many tries. Please wait a minute, then try again.",
  too_many_bytes: "You have written very much in a short time. Please wait a minute, then save again.",
  too_many_invitations: "Too many invitations are open. Revoke one that you no longer need, then try again.",
  too_many_links: "The tree has too many links. End one that you no longer need, then try again.",
  link_ended: "This link has ended. Ask the person who sent it for a new one.",
  place_exists: "There is another place with this name at the same level. Merge the two, or choose another name.",
  place_cycle: "A place cannot be a part of itself. Choose another place that it is a part of.",
  place_in_use: "Facts or other places still use this place. Move them, or merge it into another place.",
  too_many_pending:
    "Many of your suggestions in this tree wait to be decided. Wait until some are, or take one back, then try again.",
  too_many_tokens: "You have too many tokens. Revoke one that you no longer need, then try again.",
  already_member: "This account is a member already. You can change its role in the list of members.",
  last_owner: "A tree needs at least one owner. Make someone else an owner first.",
  last_name: "A person needs at least one name. Add another name first.",
  last_identity: "This is your only way to sign in. Add another one first.",
  duplicate_relationship: "These two are related in this way already.",
  relationship_exists: "These two are related in this way already.",
  cannot_merge: "These two cannot be one person: they are relatives, or one is a man and the other a woman.",
  ancestry_cycle: "A person cannot be their own ancestor. Check which of the two is the parent.",
  proposal_not_pending: "This suggestion was decided meanwhile. Load the page again to see how.",
  proposal_failed:
    "A part of this suggestion no longer fits the tree, so nothing was changed. Leave that part out, then accept the rest.",
  not_deleted: "This was restored already.",
  tree_not_deleted: "This tree was restored already.",
  owner_deleted: "What this belongs to is deleted. Restore that first.",
  already_undone: "This was undone already.",
  cannot_undo: "This cannot be undone.",
  purged: "What this is about has been removed for good.",
  undo_conflict:
    "The tree has changed here since, so this cannot be undone. The history of the tree shows what changed.",
  request_in_progress: "This is being saved already. Wait a moment, then look whether it is there.",
  request_timeout: "This did not arrive in time. Check your connection, then try again.",
  too_large:
    "This is larger than the service accepts, so nothing was stored. Choose a smaller file, or ask its operator for a higher limit.",
  over_budget: "This is more than the service can do at once, so nothing was stored. Try a smaller file.",
  unsupported_media_type: "The service does not accept files of this kind.",
  not_gedcom: "This is no GEDCOM file that can be read. Export the tree as GEDCOM from the other program again.",
  view_as_refused: "You see this tree as someone else, so nothing is changed. Stop that first.",
  store_unavailable: "The service cannot reach its data just now. Please wait a moment, then try again.",
  provider_unavailable: "Another service that this needs does not answer. Please try again later.",
  storage_full: "There is no room left on the service. Ask its operator for more, or delete what you no longer need.",
}

const german: Readonly<Record<keyof typeof english, string>> = {
  forbidden:
    "Ihre Rolle in diesem Baum erlaubt das nicht. Vielleicht wurde sie inzwischen geändert. Fragen Sie einen Besitzer des Baums.",
  session_required:
    "Dafür müssen Sie sich anmelden: Ein Token reicht nicht. Melden Sie sich an und versuchen Sie es noch einmal.",
  scope_missing: "Das Token, das Sie hier benutzen, erlaubt das nicht. Melden Sie sich stattdessen an.",
  foreign_origin: "Diese Seite hat eine andere Adresse als der Dienst. Öffnen Sie sie unter dessen Adresse.",
  not_found:
    "Das gibt es hier nicht, oder Sie dürfen es nicht sehen. Vielleicht hat es jemand gelöscht: Das steht dann im Verlauf des Baums.",
  deleted_meanwhile:
    "Jemand hat das inzwischen gelöscht. Im Verlauf des Baums lässt es sich wiederherstellen, dann können Sie " +
    "speichern, was Sie hier geschrieben haben.",
  version_stale: "Jemand hat das inzwischen geändert. Sehen Sie sich den jetzigen Stand an, bevor Sie speichern.",
  wrong_credentials: "E-Mail-Adresse und Passwort gehören nicht zusammen.",
  wrong_password: "Das jetzige Passwort ist nicht richtig.",
  email_taken: "Zu dieser Adresse gibt es schon ein Konto. Melden Sie sich damit an.",
  registration_closed: "Neue Konten gibt es nur auf Einladung. Bitten Sie Verwandte, Sie einzuladen.",
  password_sign_in_off: "Die Anmeldung mit Passwort ist hier abgeschaltet.",
  email_unverified: "Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wie, steht auf Ihrer Startseite.",
  not_local: "Die Passwörter hat ein anderer Dienst. Ändern Sie Ihres dort.",
  wrong_account:
    "Diese Einladung gilt für das Konto mit einer anderen E-Mail-Adresse. Melden Sie sich mit diesem an, und öffnen " +
    "Sie den Link in der E-Mail.",
  invalid_token: "Dieser Link gilt nicht mehr. Bitten Sie um einen neuen.",
  too_many_tries: "Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es noch einmal.",
  too_many_bytes:
    "Sie haben in kurzer Zeit sehr viel geschrieben. Warten Sie eine Minute und speichern Sie dann noch einmal.",
  too_many_invitations:
    "Zu viele Einladungen sind offen. Widerrufen Sie eine, die Sie nicht mehr brauchen, und versuchen Sie es noch einmal.",
  too_many_links: "Der Stammbaum hat zu viele Links. Beenden Sie einen, den Sie nicht mehr brauchen.",
  link_ended: "Dieser Link ist abgelaufen. Bitten Sie um einen neuen.",
  place_exists: "Auf dieser Ebene gibt es schon einen Ort mit diesem Namen. Führen Sie beide zusammen.",
  place_cycle: "Ein Ort kann nicht in sich selbst liegen. Wählen Sie einen anderen übergeordneten Ort.",
  place_in_use: "Ereignisse oder andere Orte verwenden diesen Ort noch. Führen Sie ihn mit einem anderen zusammen.",
  too_many_pending:
    "Viele Ihrer Vorschläge in diesem Stammbaum sind noch nicht entschieden. Warten Sie, bis einige entschieden " +
    "sind, oder ziehen Sie einen zurück, und versuchen Sie es noch einmal.",
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
    "Ein Teil dieses Vorschlags passt nicht mehr zum Baum, deshalb wurde nichts geändert. Lassen Sie ihn weg, und " +
    "nehmen Sie die anderen an.",
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
    "Das ist größer, als der Dienst annimmt, deshalb wurde nichts gespeichert. Wählen Sie eine kleinere Datei, oder " +
    "bitten Sie den Betreiber um eine höhere Grenze.",
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

/** Refusals by the codes of the service, as sentences that say what to do next. */
export type SentencesOfRefusals = Readonly<Record<string, string>>

export const sentencesOfRefusals: Readonly<Record<Language, SentencesOfRefusals>> = { en: english, de: german }
