import { useAct } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { words, useWords } from "../../words/language.ts"

const sendWords = words(
  { sendAgain: "Send the link again", sentAgain: "The link is on its way." },
  { sendAgain: "Link noch einmal schicken", sentAgain: "Der Link ist unterwegs." },
)

/** Sends the mail that confirms the address once more. */
export const SendAgain = () => {
  const { sendAgain, sentAgain } = useWords(sendWords)
  const send = useAct(async (_: null) => {
    await dataOf(api.POST("/auth/verify-email/request"))
    return true
  })
  return send.result === true ? (
    <p role="status">{sentAgain}</p>
  ) : (
    <p>
      <button type="button" class="button" onClick={() => void send.run(null)}>
        {sendAgain}
      </button>
    </p>
  )
}
