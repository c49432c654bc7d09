import { Migration } from "@mikro-orm/migrations"

/** What citations and sources of files say beside page, text and title. */
export class EvidenceFields extends Migration {
  override up(): void {
    for (const column of ["date", "url", "event_type", "role", "notes"])
      this.addSql(`alter table citations add column ${column} text`)
    for (const column of ["abbreviation", "text"]) this.addSql(`alter table sources add column ${column} text`)
  }
}
