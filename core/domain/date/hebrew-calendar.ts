/**
 * The arithmetic Hebrew calendar (Reingold and Dershowitz, Calendrical Calculations, chapter 8), with months in
 * GEDCOM order: TSH CSH KSL TVT SHV ADR ADS NSN IYR SVN TMZ AAV ELL. In a common year Adar is ADR, and there is no
 * ADS.
 */
const epoch = 347_998
const monthLengths = [30, 29, 30, 29, 30, 29, 29, 30, 29, 30, 29, 30, 29]
const [heshvan, kislev, adar, adarSheni] = [2, 3, 6, 7]

const monthsBefore = (year: number): number => Math.floor((235 * year - 234) / 19)
const isLeap = (year: number): boolean => monthsBefore(year + 1) - monthsBefore(year) === 13
const dayOfWeek = (day: number): number => day - 7 * Math.floor(day / 7)

/**
 * The days from the epoch to the new moon of Tishri, postponed so that no new year falls on a Sunday, Wednesday or
 * Friday.
 */
const daysBefore = (year: number): number => {
  const months = monthsBefore(year)
  const parts = 12_084 + 13_753 * months
  const days = 29 * months + Math.floor(parts / 25_920)
  return dayOfWeek(3 * (days + 1)) < 3 ? days + 1 : days
}

/** The Julian day number of 1 Tishri, postponed further if a year would otherwise have 356 or 382 days. */
export const hebrewNewYear = (year: number): number => {
  const days = daysBefore(year)
  if (daysBefore(year + 1) - days === 356) return epoch + days + 2
  if (days - daysBefore(year - 1) === 382) return epoch + days + 1
  return epoch + days
}

/** The days of a month from 1 (TSH) to 13 (ELL); 0 for ADS in a common year. */
export const hebrewDaysInMonth = (year: number, month: number): number => {
  if (month === adarSheni && !isLeap(year)) return 0
  if (month === adar && isLeap(year)) return 30
  // The length of the year, 353 to 355 days (or a leap month more), determines these two months.
  if (month === heshvan) return (hebrewNewYear(year + 1) - hebrewNewYear(year)) % 10 === 5 ? 30 : 29
  if (month === kislev) return (hebrewNewYear(year + 1) - hebrewNewYear(year)) % 10 === 3 ? 29 : 30
  return monthLengths[month - 1] ?? 0
}
