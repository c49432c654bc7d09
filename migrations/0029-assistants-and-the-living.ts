import { Migration } from "@mikro-orm/migrations"

/** Whether assistants see living people of a tree. */
export class AssistantsAndTheLiving extends Migration {
  override up(): void {
    this.addSql("alter table trees add column ai_sees_living boolean not null default false")
    this.addSql("alter table trees alter column ai_sees_living drop default")
  }
}
