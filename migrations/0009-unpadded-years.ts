import { Migration } from "@mikro-orm/migrations"

/** A padded year of the Gregorian calendar in a displayed date, before any phrase in brackets. */
const padded = "^([^(]*\\m)0+([1-9][0-9]{0,1}\\M)"

const unpadded = (text: string): string => `regexp_replace(${text}, '${padded}', '\\1\\2')`

/** Displayed dates were padded like those of a 5.5.1 file (`088`). A date has at most two years. */
export const unpadYears = `update events
  set date = jsonb_set(date::jsonb, '{display}', to_jsonb(${unpadded(unpadded("date->>'display'"))}))::json
  where date->>'calendar' = 'gregorian' and date->>'qualifier' <> 'phrase' and date->>'display' ~ '${padded}'
    and date->>'display' is distinct from date->>'phrase'`

/** Removes the padding from the displayed dates of stored events. */
export class UnpaddedYears extends Migration {
  override up(): void {
    this.addSql(unpadYears)
  }
}
