import { words } from "../../words/language.ts"

/** The words about how two persons are related. */
export const kinWords = words(
  {
    title: (a: string, b: string): string => `How ${a} and ${b} are related`,
    is: (b: string, kin: string, a: string): string => `${b}: ${kin} of ${a}`,
    way: (count: number): string => `Way ${count}`,
    steps: { parent: "parent", child: "child", partner: "partner" },
    none: "No way from one to the other is known. There may be one over people that you do not see.",
    same: "This is one and the same person.",
    shared: (percent: string): string => `They share about ${percent} of their inherited traits.`,
    turn: "The other way round",
  },
  {
    title: (a: string, b: string): string => `Wie ${a} und ${b} verwandt sind`,
    is: (b: string, kin: string, a: string): string => `${b}: ${kin} von ${a}`,
    way: (count: number): string => `Weg ${count}`,
    steps: { parent: "Elternteil", child: "Kind", partner: "Partner" },
    none: "Es ist kein Weg zwischen beiden bekannt. Vielleicht führt einer über Menschen, die Sie nicht sehen.",
    same: "Das ist ein und dieselbe Person.",
    shared: (percent: string): string => `Sie teilen etwa ${percent} ihrer Erbanlagen.`,
    turn: "Andersherum",
  },
)
