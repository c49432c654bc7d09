/** The words of an invitation. */
const messages = {
  title: "You are invited",
  text: `
  .input {$by :string}
  .match $by
  || {{You are invited to the family tree “{$tree}”.}}
  * {{{$by} invites you to the family tree “{$tree}”.}}`,
  roles: {
    viewer: "You will be able to read it.",
    editor: "You will be able to read and change it.",
    owner: "You will own it together with the other owners.",
  },
  forAddress: "The invitation is for the account with the address {$email}.",
  account: "Sign in, or create an account. Then you can join.",
  signIn: "Sign in",
  register: "Create an account",
  join: "Join the tree",
  joined: "You have joined the tree.",
} as const

export default messages
