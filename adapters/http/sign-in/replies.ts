import type { FinishedSignIn, StartedSignIn } from "../../../core/index.ts"
import type { Answer, Reply } from "../answer/reply.ts"

/** The codes and states in these addresses must reach neither a cache nor, as a referrer, another site. */
const PRIVATE = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" }

const redirect = <A>(status: 302 | 303, answer: (value: A) => Omit<Answer, "status" | "content">): Reply<A> => ({
  status,
  mediaType: null,
  codec: null,
  shape: "none",
  headers: ["Location", "Set-Cookie"],
  answer: (value) => ({ status, content: { kind: "none" }, ...answer(value) }),
})

/** Sends the browser to the provider. */
export const toProvider: Reply<StartedSignIn> = redirect(302, ({ address, sealed }) => ({
  headers: { ...PRIVATE, Location: address },
  signIn: sealed,
}))

/** Sends the browser back to where the sign-in began or, without a session, to the page for signing in. */
export const fromProvider: Reply<FinishedSignIn> = redirect(303, (finished) => {
  if (finished.kind === "refused")
    return { headers: { ...PRIVATE, Location: `/sign-in?error=${finished.error}` }, signIn: "ended" }
  const { signedIn, returnTo } = finished
  return {
    headers: { ...PRIVATE, Location: returnTo },
    signIn: "ended",
    session: signedIn.token,
    ...(signedIn.device === null ? {} : { device: signedIn.device }),
  }
})
