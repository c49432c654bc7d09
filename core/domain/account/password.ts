import { codePoints } from "../../codec/code-points.ts"
import { controlCharacterFault, hasControlCharacter } from "../../codec/control-character.ts"
import type { FieldError } from "../../codec/field-error.ts"

/** The least length of a password, in characters. */
export const LEAST_PASSWORD = 10
export const MOST_PASSWORD = 256

/** Long passwords that attackers try first. Compared without case. */
const common: ReadonlySet<string> = new Set(
  `0123456789 01234567890 0987654321 0000000000 00000000000 1111111111 11111111111 111111111111 1122334455 1212121212
   1234512345 1234554321 1234567890 12345678900 12345678901 123456789012 1234567890123 123456789a 123456789q 12345678910
   123456789abc 123456abcd 123454321a 123qweasdzxc 123qwe123qwe 1231231231 123123123123 123321123321 1q2w3e4r5t 1q2w3e4r5t6y
   1qaz2wsx3edc 1qazxsw23edc 1qaz1qaz1qaz 2222222222 3333333333 4444444444 5555555555 6666666666 7777777777 8888888888 9876543210
   9999999999 987654321a abc1234567 abcd123456 abcd1234567 abcdefghij abcdefghijk abcdefghijkl aaaaaaaaaa aaaaaaaaaaaa a123456789
   a1b2c3d4e5 a1234567890 access12345 admin12345 admin123456 administrator administrator1 alexander1 asdfasdfasdf asdfghjkl1 asdfghjkl123
   asdf123456 asdfghjkl; babygirl123 basketball baseball123 batman12345 beautiful1 blink182182 butterfly1 changeme123 changeme1234
   chocolate1 christopher computer123 darkknight defaultpassword dragon12345 elizabeth1 familytree familytree1 football12 football123
   forever123 fuckyou123 genealogy1 genealogy123 hellohello hello12345 hello123456 iloveyou12 iloveyou123 iloveyou1234 iloveyouforever
   internet123 jennifer123 jesuschrist justinbieber killer12345 letmein123 letmein1234 liverpool1 liverpoolfc lovelovelove
   loveyou123 manchester manchester1 manchesterunited master12345 michael123 minecraft1 minecraft123 monkey12345 mynameis123
   mypassword mypassword1 mypassword123 nothing123 p@ssw0rd123 p@ssword123 pa55word123 pass123456 passpasspass passw0rd123 passw0rd1234
   password00 password01 password10 password11 password12 password123 password1234 password12345 password123456 password1! password!1
   password!! passwordpassword password99 princess12 princess123 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx1234 qazwsxedc1 qazwsxedc123 qazwsxedcrfv
   qqqqqqqqqq qwer123456 qwerasdfzxcv qwerty1234 qwerty12345 qwerty123456 qwerty7890 qwertyqwerty qwertyuiop qwertyuiop1 qwertyuiop12
   qwertyuiop123 qwertyuiop[] qwertz12345 qwertzuiop q1q1q1q1q1 raspberry1 samsung123 scoobydoo1 secret12345 september1 slipknot666
   snowflake1 spiderman1 sparkles123 starwars12 starwars123 sunshine12 sunshine123 superman12 superman123 superstar1 test123456
   testing123 testtest12 testtesttest trustno1trustno1 unbelievable unicorn123 victoria123 volleyball welcome123 welcome1234
   welcome12345 whatever12 whatever123 xxxxxxxxxx yourpassword zaq12wsxcde3 zaq1zaq1zaq1 zxcvbnm123 zxcvbnm1234 zzzzzzzzzz
   correcthorsebatterystaple passwort123 passwort1234 hallohallo hallo12345 schatz12345 sommer2024 sommer2025 winter2024 winter2025
   summer2024 summer2025 summer2026 autumn2025 spring2025 january2025 geheim1234 geheim12345 qwertz123456`.split(/\s+/),
)

/** What is wrong with a new password for this address; null if it is acceptable. */
export const passwordFault = (password: string, email: string, path: string): FieldError | null => {
  // The hash ignores a NUL at the end, and no keyboard has keys for the others.
  if (hasControlCharacter(password)) return { path, ...controlCharacterFault }
  const length = codePoints(password)
  if (length < LEAST_PASSWORD || length > MOST_PASSWORD)
    return { path, message: `must have ${LEAST_PASSWORD} to ${MOST_PASSWORD} characters` }
  const folded = password.trim().toLowerCase()
  if (folded === email) return { path, message: "must not be the e-mail address" }
  return common.has(folded) ? { path, message: "is a very common password" } : null
}
