const messages = {
  signIn: "Sign in",
  register: "Create an account",
  forgot: "Forgotten password",
  email: "E-mail",
  password: "Password",
  name: "Your name",
  nameHint: "How relatives know you. You may leave it empty.",
  passwordHint: "10 characters or more",
  noAccount: "No account yet?",
  haveAccount: "Have an account already?",
  forgotLink: "Password forgotten?",
  forgotText: "We send you a link to set a new password.",
  send: "Send the link",
  sent: "If there is an account with this address, a mail with a link is on its way. The link works for one hour. If this service has no mail server, its operator finds the link in the log of the service.",
  after:
    "After this you get a mail with a link that confirms your address. If this service has no mail server, its operator finds the link in the log of the service.",
  with: "Continue with {$provider}",
  refused: `
    .input {$code :string}
    .match $code
    access_denied {{You did not allow it there, so you are not signed in here.}}
    email_taken {{There is an account with this address. Sign in with your password.}}
    registration_closed {{New accounts are made by invitation only.}}
    provider_unavailable {{That service does not answer. Try again later.}}
    * {{That service could not say who you are. Try again, or sign in another way.}}`,
} as const

export default messages
