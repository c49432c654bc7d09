import { useAct } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { useWords } from "../../words/language.ts"
import { part } from "../../texts/texts.ts"
import type messages from "../../../../../core/languages/en/app/send-again.ts"

const sendWords = part<typeof messages>("send-again")

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
