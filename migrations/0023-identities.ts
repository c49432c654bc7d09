import { Migration } from "@mikro-orm/migrations"

/** A UUIDv7 with the time of `created_at`: the milliseconds replace the first 48 bits of a random UUID, and the version becomes 7. */
const timedId = `encode(set_bit(set_bit(
  overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from created_at) * 1000)::bigint) from 3) from 1 for 6),
  52, 1), 53, 1), 'hex')::uuid`

/** An identity for every live account with a password. */
export const givePasswordIdentities = `insert into identities (id, user_id, provider, subject, created_at)
    select ${timedId}, id, 'password', email, created_at from users where deleted_at is null and password_hash is not null`

const statements = [
  `create table identities (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    provider text not null,
    issuer text,
    subject text not null,
    created_at timestamptz not null
  )`,
  "create unique index identities_key on identities (provider, issuer, subject) nulls not distinct",
  "create index identities_user on identities (user_id)",
  givePasswordIdentities,
]

/** The ways to sign in to an account. Every account that has a password gets the identity of that password. */
export class Identities extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}
