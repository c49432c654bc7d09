/** The page on which somebody without an account answers a question. */
const messages = {
  title: "A question for you",
  asks: "{$by} asks you:",
  about: "It is about",
  picture: "The picture of the question",
  kinds: {
    text: "Your answer",
    date: "When was it?",
    place: "Where was it?",
    name: "The name",
  },
  from: "Your name",
  fromHint: "It is the title of the source of your answer.",
  empty: "Answer at least one of the questions.",
  once: "The family sees your answer and decides what goes into the tree. You can answer once.",
  send: "Send the answer",
  thanks: "Thank you. Your answer is sent.",
} as const

export default messages
