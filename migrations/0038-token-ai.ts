import { Migration } from "@mikro-orm/migrations"

/** The assistant that an API token is for. */
export class TokenAi extends Migration {
  override up(): void {
    this.addSql("alter table api_tokens add column ai jsonb")
  }
}
