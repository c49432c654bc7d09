/** The years of a birth and a death, such as "1819–1901" and "about 1819 – 1901". */
export const lifeSpan = (birth: string | number, death: string | number): string =>
  /^\d+$/.test(`${birth}${death}`) ? `${birth}–${death}` : `${birth} – ${death}`
