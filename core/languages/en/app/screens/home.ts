const messages = {
  title: "Your family, around you in a second",
  what: "Stemma keeps a family tree that relatives build together, with the sources that prove it. Living people stay hidden from strangers.",
  register: "Create an account",
  signIn: "Sign in",
  publicTrees: "Public trees",
  myTrees: "My trees",
  welcome: `
    .input {$name :string}
    .match $name
    || {{Welcome}}
    * {{Welcome, {$name}}}`,
  noTrees: "You have no tree yet. Start with the people you know, or look around in a sample first.",
  start: "Start a tree",
  sample: "Load a sample tree",
  loadingSample: "Loading the sample…",
  sampleName: "Darwin and Wedgwood (sample)",
  people: `
    .input {$count :number}
    .match $count
    one {{1 person}}
    * {{{$count} people}}`,
  roles: {
    owner: "yours",
    editor: "you edit",
    viewer: "you read",
  },
  toReview: `
    .input {$count :number}
    .match $count
    one {{1 suggestion to review}}
    * {{{$count} suggestions to review}}`,
  verify:
    "Confirm your e-mail address: open the link in the mail about it. If this service has no mail server, its operator finds the link in the log of the service.",
} as const

export default messages
