import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { providerKinds } from "../../core/domain/account/identity.ts"
import { signInErrors } from "../../core/domain/account/sign-in-error.ts"
import type { EstablishedIdentity, IdentityProvider } from "../../core/ports/identity/identity-provider.ts"

/** A person with an account at a provider. */
export interface PersonUnderTest<Evidence> {
  readonly email: string
  /** What this person presents, for one sign-in. */
  evidence(): Promise<Evidence>
  /** Credentials that no account has. */
  wrong(): Promise<readonly Evidence[]>
}

/** A provider, and people who sign in there. */
export interface ProviderUnderTest<Evidence> {
  readonly provider: IdentityProvider<Evidence>
  /** Somebody else each time, with an address that the provider has verified or not. */
  person(isVerified: boolean): Promise<PersonUnderTest<Evidence>>
  close(): Promise<void>
}

const refusals: ReadonlySet<string> = new Set(["wrong_credentials", ...signInErrors])

/** What every identity provider guarantees. */
export const identityProviderContract = <Evidence>(
  name: string,
  open: () => Promise<ProviderUnderTest<Evidence>>,
): void => {
  describe(`The identity provider ${name}`, () => {
    let opened: ProviderUnderTest<Evidence> | null = null
    before(async () => {
      opened = await open()
    })
    after(() => opened?.close())

    const under = (): ProviderUnderTest<Evidence> => opened ?? expect.fail("not open")
    const established = async (person: PersonUnderTest<Evidence>): Promise<EstablishedIdentity> => {
      const outcome = await under().provider.establish(await person.evidence())
      return E.isRight(outcome) ? outcome.right : expect.fail(outcome.left)
    }

    it("has an id for addresses, a kind and a name", () => {
      const { provider } = under()
      expect(provider.id).to.match(/^[a-z0-9-]{1,63}$/)
      expect(providerKinds).to.include(provider.kind)
      expect(provider.name.trim()).not.to.equal("")
    })

    it("knows a person by the same issuer and subject at every sign-in, and everybody else by another one", async () => {
      const [emma, charles] = [await under().person(true), await under().person(true)]
      const [first, again, other] = [await established(emma), await established(emma), await established(charles)]
      expect([again.issuer, again.subject]).to.deep.equal([first.issuer, first.subject])
      expect(other.subject).not.to.equal(first.subject)
      expect(first.subject).not.to.equal("")
    })

    it("states the address of a person, and whether it is verified", async () => {
      for (const isVerified of [true, false]) {
        const person = await under().person(isVerified)
        expect(await established(person)).to.include({ email: person.email, emailVerified: isVerified })
      }
    })

    it("refuses wrong evidence with a reason, and throws nothing", async () => {
      const wrong = await (await under().person(true)).wrong()
      expect(wrong.length).to.be.greaterThan(3)
      for (const [index, evidence] of wrong.entries()) {
        const outcome = await under().provider.establish(evidence)
        if (E.isRight(outcome)) expect.fail(`the wrong evidence ${index} established ${outcome.right.subject}`)
        expect(refusals.has(outcome.left), outcome.left).to.equal(true)
      }
    })

    it("does not confuse people who come at the same time", async () => {
      const people = await Promise.all(Array.from({ length: 5 }, () => under().person(true)))
      const found = await Promise.all(people.map(established))
      expect(found.map(({ email }) => email)).to.deep.equal(people.map(({ email }) => email))
    })
  })
}
