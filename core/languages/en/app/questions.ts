/** Questions to people without an account: how a member asks one, and the list of them. */
const messages = {
  ask: "Ask somebody",
  title: "Ask somebody about {$name}",
  text: "Your question",
  textHint:
    "The person who answers sees your name, {$name} and the years of birth and death, and nothing else of the tree.",
  answers: "What do you ask for?",
  kinds: {
    text: "Words",
    date: "A date",
    place: "A place",
    name: "A name",
  },
  of: "Date and place belong to",
  ofNothing: "No event",
  picture: "Picture",
  noPicture: "No picture",
  language: "Language of the question",
  email: "E-mail address",
  emailHint: "The service mails the address of the question. Without an e-mail address you pass it on yourself.",
  make: "Make the question",
  once: "Send this address to the person. It takes one answer within 30 days, and it is never shown again.",
  mailed: "The question is mailed to {$email}. This is its address for you, which is never shown again.",
  another: "Ask another question",
  list: "Questions to people without an account",
  none: "No questions yet. Ask one on the page of a person.",
  statuses: {
    open: "open",
    answered: "answered",
    ended: "ended",
    expired: "expired",
  },
  until: "until {$day}",
  see: "See the answer",
  end: "End",
  endOf: "End the question: {$text}",
} as const

export default messages
