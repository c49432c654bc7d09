/**
 * The mails of the service. A message with arguments is one literal, because its arguments are read from its type. The
 * texts around a link are paragraphs of their own, so that no placeholder is inside a link. Names that users have chosen
 * are arguments, and never part of a subject.
 */
export const mails = {
  verifyEmailSubject: "Confirm your e-mail address for Stemma",
  verifyEmailBefore:
    "An account was created on Stemma with this e-mail address. To confirm that the address is yours, open this link " +
    "within 48 hours, in the browser in which you are signed in:",
  verifyEmailAfter:
    "If you did not create an account, ignore this mail: the address stays unconfirmed. If you confirm it, the " +
    "password that somebody else set is removed.",
  resetPasswordSubject: "Set a new password for Stemma",
  resetPasswordBefore:
    "Someone asked to set a new password for the Stemma account with this e-mail address. To do so, open this link within one hour:",
  resetPasswordAfter:
    "The link works once, and ends every session of the account. If you did not ask for this, ignore this mail: your " +
    "password stays the same.",
  identitySubject: "A new way to sign in to your Stemma account",
  identityWho: 'Someone signed in to your Stemma account at the provider "{$provider}" for the first time.',
  identityClaim: "The provider states that this e-mail address is theirs.",
  identityThen:
    "If this was you, there is nothing to do. Otherwise sign in, remove this way to sign in from your account, and " +
    "tell the operator of the service.",
  invitationSubject: "You are invited to a family tree on Stemma",
  invitationFrom: '"{$inviter}" invites you to the family tree "{$tree}" on Stemma.',
  invitationFromOwner: 'An owner of the tree invites you to the family tree "{$tree}" on Stemma.',
  invitationAsViewer: "Your role there: viewer (you can read it).",
  invitationAsEditor: "Your role there: editor (you can read and change it).",
  invitationAsOwner: "Your role there: owner (you can do everything, as the other owners can).",
  invitationBefore: "To accept, open this link within 14 days:",
  invitationAfter:
    "The link works once, for this e-mail address. If you do not expect an invitation, ignore this mail.",
  questionSubject: "A question about your family",
  questionFrom: '"{$asker}" has a question for you about the family.',
  questionFromRelative: "A relative has a question for you about the family.",
  questionBefore:
    "To read and answer it, open this link. You need no account. The question can be answered once, within 30 days:",
  questionAfter: "If you do not know who asks, ignore this mail.",
  webhookSubject: "A webhook of your tree on Stemma was switched off",
  webhookWhat:
    "The receiver of a webhook did not accept a change of your tree for 24 hours. The webhook gets no more changes.",
  webhookThen:
    "The list of its deliveries shows what went wrong. Switch the webhook on again when the receiver works: it then " +
    "gets the changes that came after the one that was given up.",
} as const
