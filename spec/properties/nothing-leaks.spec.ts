import { expect } from "chai"
import fc from "fast-check"
import { routes } from "../../adapters/http/routes.ts"
import { isNightly } from "../support/depth.ts"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"
import { mcpAt, openToAssistants, tokenOf, withProvider } from "../support/mcp-client.ts"
import { type AttachedFamily, plantAttachments } from "../support/secret-attachments.ts"
import { type FilePlan, filePlans, plantFile, publicInFile } from "../support/secret-file.ts"
import { type Plan, plantFamily, publicPeople, type SecretFamily } from "../support/secret-family.ts"

const PEOPLE = 6

const plans: fc.Arbitrary<Plan> = fc.record({
  people: fc.array(
    fc.record({
      privacy: fc.constantFrom("default", "default", "default", "redacted", "hidden"),
      isLiving: fc.constantFrom(true, false, null, null),
      age: fc.constantFrom(null, 30, 99, 100, 101, 150),
      hasDied: fc.boolean(),
      workedAgo: fc.constantFrom(null, null, 20, 100, 101, 130),
      hidesEvents: fc.boolean(),
    }),
    { minLength: PEOPLE, maxLength: PEOPLE },
  ),
  edges: fc.uniqueArray(
    fc
      .record({
        type: fc.constantFrom("parent_child", "partnership"),
        from: fc.nat(PEOPLE - 1),
        to: fc.nat(PEOPLE - 1),
        marriedAgo: fc.constantFrom(null, null, 20, 100, 101, 130),
        isMarriageHidden: fc.boolean(),
      })
      .filter(({ from, to }) => from !== to),
    { maxLength: 8, selector: ({ type, from, to }) => `${type} ${Math.min(from, to)} ${Math.max(from, to)}` },
  ),
})

const reads = routes.filter(({ method }) => method === "get")

/** Addresses without anything of a tree: the descriptions of the service, and the pages of other providers of sign-ins. */
const beside: readonly string[] = [
  "/openapi.json",
  "/docs",
  "/vocabulary",
  "/auth/oidc/{provider_id}/start",
  "/auth/oidc/{provider_id}/callback",
  // A token opens them, and its maker has chosen what they show: http/questions.spec.ts and http/calendar.spec.ts.
  "/questions/{question}",
  "/questions/{question}/picture",
  "/calendar/{calendar}.ics",
]

/** The queries that show the most, by the last word of the path. */
const widest: Readonly<Record<string, readonly string[]>> = {
  ancestors: ["?generations=50"],
  descendants: ["?generations=50"],
  neighbourhood: ["?up=20&down=20&siblings=all", "?most=1"],
}

/** The paths that the ids of the family make of the path of a route. None for a path without an id. */
const filled = (path: string, { ids, pairs }: AttachedFamily): readonly string[] => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)
  const [name] = names
  if (name === undefined) return []
  const sets =
    names.length === 1
      ? (ids[name] ?? []).map((id) => ({ [name]: id }))
      : pairs.filter((pair) => names.every((one) => pair[one] !== undefined))
  return sets.map((set: Readonly<Record<string, string>>) => path.replace(/\{(\w+)\}/g, (_, one) => set[one] ?? ""))
}

/** Every address that the ids of the family make of the reads, pages of one and searches among them. */
const addresses = (family: AttachedFamily): readonly string[] =>
  reads.flatMap(({ path }) => {
    const [, last = ""] = /(\w+)$/.exec(path) ?? []
    const queries = [
      ...(widest[last] ?? ["", "?limit=1"]),
      ...variantsOf(path.replace("/public", ""), family.personIds).map((query) => `?${query}`),
    ]
    return filled(path, family).flatMap((address) => queries.map((query) => `/api/v1${address}${query}`))
  })

/** The addresses without an id, which are about the caller or list trees. */
const addressesWithoutId = reads
  .filter(({ path }) => !path.includes("{") && !beside.includes(path))
  .map(({ path }) => `/api/v1${path}`)

/** Orders, filters and counts of lists. Each secret word begins with a q. */
const variantsOf = (path: string, personIds: readonly string[]): readonly string[] => {
  switch (path) {
    case "/trees/{tree_id}/persons":
      return [
        ...["sort=name&limit=1", "sort=-birth&limit=1", "sort=-updated&limit=1", "letter=q&count=true", "living=true"],
        ...[
          "missing=sources",
          "fields=card",
          "fields=card&q=q",
          "missing=parents&sort=-name",
          "born_from=1000&sort=death",
        ],
      ]
    case "/trees/{tree_id}/anniversaries":
      return ["from=2026-01-01&days=366"]
    case "/trees/{tree_id}/kinship":
      return personIds.slice(0, 3).map((of) => `of=${of}&ids=${personIds.filter((id) => id !== of).join()}`)
    case "/trees/{tree_id}/events":
      return ["type=occupation", "from_year=1000&to_year=9999"]
    case "/trees/{tree_id}/citations":
      return personIds.map((id) => `person_id=${id}`)
    case "/trees/{tree_id}/media":
      return [...personIds.map((id) => `person_id=${id}`), "unattached=true", "type=image"]
    case "/trees/{tree_id}/sources":
      return ["q=q"]
    default:
      return []
  }
}

/** The words of the proposal of the family: of a change of the first person, of new persons and events, and of the whole. */
const proposalWords = ({ secrets }: SecretFamily): readonly string[] => secrets.slice(-5).map(({ word }) => word)

/** What each tool that reads answers, for every id of the family. */
const everyToolAnswer = async (host: TestHost, token: string, family: SecretFamily): Promise<readonly string[]> => {
  const mcp = await mcpAt(host, token)
  const tree_id = family.treeId
  const answers: string[] = []
  const call = async (name: string, args: Record<string, unknown>): Promise<void> => {
    answers.push((await mcp.call(name, args)).text)
  }
  await call("list_trees", {})
  for (const name of ["list_events", "list_sources", "list_citations", "list_proposals"]) await call(name, { tree_id })
  for (const proposal_id of family.ids.proposal_id ?? []) await call("get_proposal", { proposal_id })
  const [first] = family.personIds
  for (const [number, person_id] of family.personIds.entries()) {
    for (const name of ["get_person", "get_family", "get_ancestors", "get_descendants", "list_events"])
      await call(name, { person_id })
    await call("get_kinship", { person_id: first, other_id: person_id })
    await call("list_citations", { tree_id, person_id })
    const word = family.searchable[number]?.word ?? ""
    answers.push((await mcp.call("search_persons", { tree_id, q: word })).text)
  }
  await mcp.close()
  return answers
}

for (const kind of hosts) {
  describe(`privacy, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let stranger: TestUser
    before(async () => {
      host = await kind.start({ ...withProvider, PUBLIC_MEDIA: "on" })
      stranger = await host.user()
    })
    beforeEach(async () => {
      owner = await host.user()
    })
    after(() => host.stop())

    /** All that an address answers, headers and following pages included. */
    const wholeAnswer = async (address: string, token?: string): Promise<string> => {
      let said = ""
      for (let next: string | undefined = address; next !== undefined; ) {
        const response: Response = await host.fetch(
          next,
          token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
        )
        const link: string = response.headers.get("link") ?? ""
        said += `${[...response.headers].join("\n")}\n${await response.text()}\n`
        next = /<([^>]+)>; rel="next"/.exec(link)?.[1]
      }
      return said
    }

    /** PostgreSQL has filters of its own in its statements, so that each commit tries more there. */
    const runs = { memory: isNightly ? 24 : 2, PostgreSQL: isNightly ? 8 : 6 }[kind.name] ?? 6

    it("the search for leaks asks every read of the route table about records that exist", async () => {
      const [plan] = fc.sample(plans, { numRuns: 1, seed: 1 })
      if (plan === undefined) throw new Error("There is no plan.")
      const edges: Plan["edges"] = [{ type: "parent_child", from: 0, to: 1, marriedAgo: null, isMarriageHidden: false }]
      const planted = await plantFamily(owner, { ...plan, edges }, "public")
      const family = await plantAttachments(host, owner, planted)
      const unread: string[] = []
      for (const { path } of reads) {
        if (beside.includes(path)) continue
        const [first = `/api/v1${path}`] = filled(path, family).map((address) => `/api/v1${address}`)
        expect(
          [...addresses(family), ...addressesWithoutId].some((one) => one.startsWith(first)),
          path,
        ).to.equal(true)
        const query = path.endsWith("/kinship")
          ? `?${variantsOf(path.replace("/public", ""), family.personIds)[0]}`
          : ""
        const { status } = await host.fetch(`${first}${query}`, { headers: { authorization: `Bearer ${owner.token}` } })
        // The owner of the tree is no operator of the instance, and sees public media as visitors do.
        const isRead = path.startsWith("/public/media/") ? [200, 404].includes(status) : status === 200
        if (path.startsWith("/admin/") ? status !== 403 : !isRead) unread.push(`${status} ${path}`)
      }
      expect(unread).to.deep.equal([])
    })

    it(
      "no answer of any read, to any non-member, contains a word about a person who is not fully visible, or a trace " +
        "of a hidden one",
      async () => {
        await fc.assert(
          fc.asyncProperty(plans, fc.constantFrom("site_members", "unlisted", "public"), async (plan, visibility) => {
            const family = await plantAttachments(host, owner, await plantFamily(owner, plan, visibility))
            const hidden = family.personIds.filter((_, number) => plan.people[number]?.privacy === "hidden")
            await expectNothingLeaks(family, publicPeople(plan), hidden)
          }),
          { numRuns: runs },
        )
      },
    )

    it("no answer of any tool, to the assistant of a member, contains such a word either", async () => {
      const token = await tokenOf(owner, ["read", "propose"])
      await fc.assert(
        fc.asyncProperty(plans, async (plan) => {
          const family = await plantFamily(owner, plan, "private")
          await openToAssistants(owner, family.treeId)
          const seen = publicPeople(plan)
          const forbidden = family.secrets.filter(
            ({ groups }) => groups.length > 0 && !groups.some((group) => group.every((number) => seen[number])),
          )
          const answers = await everyToolAnswer(host, token, family)
          for (const { word } of forbidden)
            expect(
              answers.filter((answer) => answer.includes(word)),
              word,
            ).to.deep.equal([])
          const hidden = family.personIds.filter((_, number) => plan.people[number]?.privacy === "hidden")
          for (const id of hidden) expect(answers.filter((answer) => answer.includes(id))).to.deep.equal([])
          const [change, ...withheld] = proposalWords(family)
          const all = answers.join("\n")
          expect(withheld.filter((word) => all.includes(word))).to.deep.equal([])
          expect(all.includes(change ?? "?")).to.equal(seen[0])
        }),
        { numRuns: Math.ceil(runs / 8) },
      )
    })

    it("no answer of any read, to the assistant of a member, contains such a word or a trace of a hidden person either", async () => {
      const token = await tokenOf(owner, ["read", "propose", "export", "members", "feed"])
      await fc.assert(
        fc.asyncProperty(plans, fc.constantFrom("private", "unlisted", "public"), async (plan, visibility) => {
          const family = await plantAttachments(host, owner, await plantFamily(owner, plan, visibility))
          await openToAssistants(owner, family.treeId)
          const seen = publicPeople(plan)
          const forbidden = family.secrets.filter(
            ({ groups }) => groups.length > 0 && !groups.some((group) => group.every((number) => seen[number])),
          )
          const hidden = family.personIds.filter((_, number) => plan.people[number]?.privacy === "hidden")
          const answers = await expectNoWord(family, { token, forbidden, hidden })
          // The property is empty unless the assistant reads something.
          expect(answers.filter((answer) => answer.includes(family.treeId))).to.not.deep.equal([])
        }),
        { numRuns: Math.ceil(runs / 4) },
      )
    })

    it(
      "nor of an imported archive with death words, restrictions, open dates, several births, hidden events and shared " +
        "media",
      async () => {
        await fc.assert(
          fc.asyncProperty(
            filePlans,
            fc.constantFrom("site_members", "unlisted", "public"),
            async (plan, visibility) => {
              const family = await plantAttachments(host, owner, await plantFile(host, owner, plan, visibility))
              const hidden = family.personIds.filter((_, number) => plan.people[number]?.restriction === "confidential")
              await expectNothingLeaks(family, publicInFile(plan), hidden)
              await expectNoHiddenYears(family, plan)
            },
          ),
          { numRuns: runs },
        )
      },
    )

    it("and shows every person in full if the rule allows it", async () => {
      await fc.assert(
        fc.asyncProperty(filePlans, async (plan) => {
          const { personIds } = await plantFile(host, owner, plan, "public")
          const seen = await Promise.all(
            personIds.map(async (person_id) => {
              const { data } = await host
                .client()
                .GET("/public/persons/{person_id}", { params: { path: { person_id } } })
              return data?.visibility === "full"
            }),
          )
          expect(seen).to.deep.equal(publicInFile(plan))
        }),
        { numRuns: runs },
      )
    })

    /** A birth or death year that a hidden event provides is null for outsiders. */
    const expectNoHiddenYears = async ({ personIds }: SecretFamily, { people }: FilePlan): Promise<void> => {
      for (const [number, { hidesBirth }] of people.entries()) {
        const path = { params: { path: { person_id: personIds[number] ?? "" } } }
        const { data } = await stranger.api.GET("/persons/{person_id}", path)
        if (hidesBirth && data !== undefined) expect(data.birth_year).to.equal(null)
      }
    }

    const expectNothingLeaks = async (
      family: AttachedFamily,
      seen: readonly boolean[],
      hidden: readonly string[],
    ): Promise<void> => {
      const forbidden = family.secrets.filter(
        ({ groups }) => !groups.some((group) => group.every((number) => seen[number])),
      )
      for (const token of [undefined, stranger.token]) await expectNoWord(family, { token, forbidden, hidden })
      await expectBareTies(family, seen)
    }

    /** What each address answers to this reader: none of these words, and no id of a hidden person. */
    const expectNoWord = async (
      family: AttachedFamily,
      reader: {
        readonly token: string | undefined
        readonly forbidden: SecretFamily["secrets"]
        readonly hidden: readonly string[]
      },
    ): Promise<readonly string[]> => {
      const answers: string[] = []
      for (const address of [...addresses(family), ...addressesWithoutId]) {
        const answer = await wholeAnswer(address, reader.token)
        const answered = answer.replaceAll(address.split("/").at(-1) ?? "", "")
        for (const { word } of reader.forbidden)
          expect(answer.includes(word), `${address} shows ${word}`).to.equal(false)
        for (const id of reader.hidden)
          if (!address.includes(id)) expect(answered.includes(id), `${address} names the hidden ${id}`).to.equal(false)
        answers.push(answer)
      }
      return answers
    }

    /** A relationship has only its ids and type if one of its ends is not fully visible. */
    const expectBareTies = async ({ treeId, personIds }: SecretFamily, seen: readonly boolean[]): Promise<void> => {
      const { data: ties = [] } = await stranger.api.GET("/trees/{tree_id}/relationships", {
        params: { path: { tree_id: treeId } },
      })
      const isSeen = (id: string) => seen[personIds.indexOf(id)] === true
      for (const { redacted, qualifier, notes, version, created_at, updated_at, ...tie } of ties) {
        const isOpen = isSeen(tie.from_person_id) && isSeen(tie.to_person_id)
        expect(redacted).to.equal(!isOpen)
        if (redacted)
          expect([qualifier, notes, version, created_at, updated_at]).to.deep.equal([null, null, null, null, null])
      }
    }

    it("a search of a non-member finds the persons who are fully visible, and answers for all others as for an unknown name", async () => {
      await fc.assert(
        fc.asyncProperty(plans, async (plan) => {
          const { treeId, personIds, searchable } = await plantFamily(owner, plan, "public")
          for (const { word, person } of searchable) {
            for (const path of [`/api/v1/public/trees/${treeId}/persons`, `/api/v1/trees/${treeId}/persons`]) {
              const response = await host.fetch(`${path}?q=${word}`, {
                headers: { authorization: `Bearer ${stranger.token}` },
              })
              const found: readonly Schemas["PersonRead"][] = JSON.parse(await response.text())
              expect(found.some(({ id }) => id === personIds[person])).to.equal(publicPeople(plan)[person])
              expect(found.every(({ visibility }) => visibility === "full")).to.equal(true)
            }
          }
        }),
        { numRuns: Math.ceil(runs / 2) },
      )
    })

    it("list, single read and public read show a non-member the same of each person", async () => {
      await fc.assert(
        fc.asyncProperty(plans, async (plan) => {
          const { treeId, personIds } = await plantFamily(owner, plan, "public")
          const { data: listed = [] } = await stranger.api.GET("/trees/{tree_id}/persons", {
            params: { path: { tree_id: treeId } },
          })
          const { data: published } = await host
            .client()
            .GET("/public/trees/{tree_id}/persons", { params: { path: { tree_id: treeId } } })
          expect(published).to.deep.equal(listed)
          for (const [number, id] of personIds.entries()) {
            const item = listed.find((person) => person.id === id)
            const path = { params: { path: { person_id: id } } }
            const single = await stranger.api.GET("/persons/{person_id}", path)
            const open = await host.client().GET("/public/persons/{person_id}", path)
            expect(open.data).to.deep.equal(single.data)
            if (plan.people[number]?.privacy === "hidden") {
              expect([item, single.response.status, open.response.status]).to.deep.equal([undefined, 404, 404])
              continue
            }
            const { names: _names, ...person } = single.data ?? {}
            expect(person).to.deep.equal(item)
          }
        }),
        { numRuns: Math.ceil(runs / 2) },
      )
    })

    it("a member sees every word of it", async () => {
      await fc.assert(
        fc.asyncProperty(plans, async (plan) => {
          const family = await plantAttachments(host, owner, await plantFamily(owner, plan, "public"))
          const answers: string[] = []
          for (const address of addresses(family)) answers.push(await wholeAnswer(address, owner.token))
          const all = answers.join("\n")
          for (const { word } of family.secrets) {
            // A refused edge never came to be, nor did its words.
            if (all.includes(word)) continue
            expect(plan.edges.length, word).to.be.greaterThan(family.ids.relationship_id?.length ?? 0)
          }
        }),
        { numRuns: Math.ceil(runs / 8) },
      )
    })

    it("nor is there a word of an imported archive that a member does not see", async () => {
      await fc.assert(
        fc.asyncProperty(filePlans, async (plan) => {
          const couples = plan.families.map(({ partners }) => partners.toSorted().join())
          // Notes of a second record of one couple stay in that record.
          fc.pre(new Set(couples).size === couples.length)
          const family = await plantAttachments(host, owner, await plantFile(host, owner, plan, "public"))
          const answers: string[] = []
          for (const address of addresses(family)) answers.push(await wholeAnswer(address, owner.token))
          const all = answers.join("\n")
          for (const { word } of family.secrets) expect(all.includes(word), word).to.equal(true)
        }),
        { numRuns: Math.ceil(runs / 8) },
      )
    })
  })
}
