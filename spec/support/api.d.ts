// Made from the route table by `npm run client`; a spec sees to it that it is current.

export interface paths {
    readonly "/auth/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make an account and sign in */
        readonly post: operations["register"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign in */
        readonly post: operations["login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** End this session */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The caller's sessions */
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/sessions/{session_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** End one of the caller's sessions */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/change-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set another password; every other session ends */
        readonly post: operations["changePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/users/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The caller's account */
        readonly get: operations["getUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Change how the caller is called */
        readonly patch: operations["updateProfile"];
        readonly trace?: never;
    };
    readonly "/users/me/self-person": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Say which person the caller is, or with null none */
        readonly patch: operations["setSelfPerson"];
        readonly trace?: never;
    };
    readonly "/trees": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The caller's trees */
        readonly get: operations["listTrees"];
        readonly put?: never;
        /** Make a tree and own it */
        readonly post: operations["createTree"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/trees/{tree_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One tree */
        readonly get: operations["getTree"];
        readonly put?: never;
        readonly post?: never;
        /** Delete a tree; it can be restored for a while */
        readonly delete: operations["deleteTree"];
        readonly options?: never;
        readonly head?: never;
        /** Change a tree */
        readonly patch: operations["updateTree"];
        readonly trace?: never;
    };
    readonly "/trees/{tree_id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring a deleted tree back */
        readonly post: operations["restoreTree"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/trees/{tree_id}/members": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The members of a tree, for its members */
        readonly get: operations["listMembers"];
        readonly put?: never;
        /** Make an existing user a member */
        readonly post: operations["addMember"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/trees/{tree_id}/members/{user_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** End a membership, one's own or, as owner, another's */
        readonly delete: operations["removeMember"];
        readonly options?: never;
        readonly head?: never;
        /** Change a member's role */
        readonly patch: operations["updateMember"];
        readonly trace?: never;
    };
    readonly "/trees/{tree_id}/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who did what in a tree, newest first, for editors */
        readonly get: operations["listAudit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/trees/{tree_id}/persons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The people of a tree: all, those of some ids, or those whom a search finds */
        readonly get: operations["listPersons"];
        readonly put?: never;
        /** Add a person */
        readonly post: operations["createPerson"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/persons/{person_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One person with their names */
        readonly get: operations["getPerson"];
        readonly put?: never;
        readonly post?: never;
        /** Delete a person and what hangs on them; they can be restored for a while */
        readonly delete: operations["deletePerson"];
        readonly options?: never;
        readonly head?: never;
        /** Change a person; given name and surname are those of the primary name */
        readonly patch: operations["updatePerson"];
        readonly trace?: never;
    };
    readonly "/persons/{person_id}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Bring back a deleted person and what that deletion took along */
        readonly post: operations["restorePerson"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/persons/{person_id}/family": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A person's parents, siblings, partners and children */
        readonly get: operations["getFamily"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/persons/{person_id}/ancestors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A person and their ancestors */
        readonly get: operations["getAncestors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/persons/{person_id}/descendants": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A person and their descendants */
        readonly get: operations["getDescendants"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/persons/{person_id}/names": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The names of a person */
        readonly get: operations["listNames"];
        readonly put?: never;
        /** Give a person another name */
        readonly post: operations["createName"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/persons/{person_id}/names/{name_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Delete a name; of the primary one another takes the place */
        readonly delete: operations["deleteName"];
        readonly options?: never;
        readonly head?: never;
        /** Change a name */
        readonly patch: operations["updateName"];
        readonly trace?: never;
    };
    readonly "/persons/{person_id}/names/{name_id}/make-primary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a name the person's primary one */
        readonly post: operations["makeNamePrimary"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/trees/{tree_id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every event of a tree */
        readonly get: operations["listTreeEvents"];
        readonly put?: never;
        /** Add an event of a person or of a partnership */
        readonly post: operations["createEvent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/persons/{person_id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The events of a person and of their partnerships */
        readonly get: operations["listPersonEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/relationships/{relationship_id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The events of a partnership */
        readonly get: operations["listRelationshipEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/events/{event_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One event */
        readonly get: operations["getEvent"];
        readonly put?: never;
        readonly post?: never;
        /** Delete an event */
        readonly delete: operations["deleteEvent"];
        readonly options?: never;
        readonly head?: never;
        /** Change an event; a date is replaced whole */
        readonly patch: operations["updateEvent"];
        readonly trace?: never;
    };
    readonly "/trees/{tree_id}/places": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The places of a tree with their events counted, for its members */
        readonly get: operations["listPlaces"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/trees/{tree_id}/relationships": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every relationship of a tree */
        readonly get: operations["listTreeRelationships"];
        readonly put?: never;
        /** Relate two people */
        readonly post: operations["createRelationship"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/persons/{person_id}/relationships": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The relationships of a person */
        readonly get: operations["listPersonRelationships"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/relationships/{relationship_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One relationship */
        readonly get: operations["getRelationship"];
        readonly put?: never;
        readonly post?: never;
        /** Delete a relationship with its events and citations */
        readonly delete: operations["deleteRelationship"];
        readonly options?: never;
        readonly head?: never;
        /** Change the qualifier or the notes */
        readonly patch: operations["updateRelationship"];
        readonly trace?: never;
    };
    readonly "/trees/{tree_id}/sources": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every source of a tree */
        readonly get: operations["listSources"];
        readonly put?: never;
        /** Add a source */
        readonly post: operations["createSource"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sources/{source_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One source */
        readonly get: operations["getSource"];
        readonly put?: never;
        readonly post?: never;
        /** Delete a source with its citations */
        readonly delete: operations["deleteSource"];
        readonly options?: never;
        readonly head?: never;
        /** Change a source */
        readonly patch: operations["updateSource"];
        readonly trace?: never;
    };
    readonly "/trees/{tree_id}/citations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every citation of a tree */
        readonly get: operations["listCitations"];
        readonly put?: never;
        /** Cite a source for one fact */
        readonly post: operations["createCitation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/citations/{citation_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One citation */
        readonly get: operations["getCitation"];
        readonly put?: never;
        readonly post?: never;
        /** Delete a citation */
        readonly delete: operations["deleteCitation"];
        readonly options?: never;
        readonly head?: never;
        /** Change a citation's page, detail or confidence */
        readonly patch: operations["updateCitation"];
        readonly trace?: never;
    };
    readonly "/trees/{tree_id}/gedcom/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add a GEDCOM file to a tree: all of it, or nothing */
        readonly post: operations["importGedcom"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/trees/{tree_id}/gedcom/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A tree as a GEDCOM file, for its members */
        readonly get: operations["exportGedcom"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/trees": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The directory: public trees, and for users those of the site's members */
        readonly get: operations["listPublicTrees"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/trees/{tree_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One tree */
        readonly get: operations["getPublicTree"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/trees/{tree_id}/persons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The people of a tree */
        readonly get: operations["listPublicPersons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/trees/{tree_id}/relationships": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The relationships of a tree */
        readonly get: operations["listPublicRelationships"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/trees/{tree_id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The events of a tree */
        readonly get: operations["listPublicEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/persons/{person_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One person with their names */
        readonly get: operations["getPublicPerson"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/persons/{person_id}/names": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The names of a person */
        readonly get: operations["listPublicNames"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/public/persons/{person_id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The events of a person and of their partnerships */
        readonly get: operations["listPublicPersonEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** This description, OpenAPI 3.1 */
        readonly get: operations["getOpenapi"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/docs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** This description, to be read */
        readonly get: operations["getDocs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vocabulary": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every enumeration of the API */
        readonly get: operations["getVocabulary"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly AuditActor: {
            /** Format: uuid */
            readonly id: string;
            readonly display_name: string | null;
        };
        readonly AuditEntryRead: {
            /** Format: uuid */
            readonly id: string;
            /** Format: date-time */
            readonly at: string;
            readonly actor: components["schemas"]["AuditActor"] | null;
            /** @enum {string} */
            readonly actor_type: "user" | "system";
            readonly action: string;
            /** @enum {string} */
            readonly entity_type: "user" | "session" | "tree" | "membership" | "person" | "name" | "event" | "relationship" | "source" | "citation" | "media" | "proposal" | "gedcom";
            readonly entity_id: string;
            readonly before: unknown;
            readonly after: unknown;
            /** Format: uuid */
            readonly proposal_id: string | null;
            readonly request_id: string | null;
        };
        readonly ChangePassword: {
            readonly current_password: string;
            readonly new_password: string;
        };
        readonly CitationCreate: {
            /** Format: uuid */
            readonly source_id: string;
            /** Format: uuid */
            readonly person_id?: string | null;
            /** Format: uuid */
            readonly event_id?: string | null;
            /** Format: uuid */
            readonly name_id?: string | null;
            /** Format: uuid */
            readonly relationship_id?: string | null;
            readonly page?: string | null;
            readonly detail?: string | null;
            readonly confidence?: number | null;
        };
        readonly CitationPatch: {
            readonly page?: string | null;
            readonly detail?: string | null;
            readonly confidence?: number | null;
        };
        readonly CitationRead: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly tree_id: string;
            /** Format: uuid */
            readonly source_id: string;
            /** Format: uuid */
            readonly person_id: string | null;
            /** Format: uuid */
            readonly event_id: string | null;
            /** Format: uuid */
            readonly name_id: string | null;
            /** Format: uuid */
            readonly relationship_id: string | null;
            readonly page: string | null;
            readonly detail: string | null;
            readonly confidence: number | null;
            readonly version: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly DateInput: {
            /** @enum {string} */
            readonly qualifier?: "exact" | "about" | "calculated" | "estimated" | "before" | "after" | "between" | "from" | "to" | "from_to" | "interpreted" | "phrase";
            /** @enum {string} */
            readonly calendar?: "gregorian" | "julian" | "hebrew" | "french_republican";
            readonly day?: number | null;
            readonly month?: number | null;
            readonly year?: number | null;
            readonly to_day?: number | null;
            readonly to_month?: number | null;
            readonly to_year?: number | null;
            readonly phrase?: string | null;
            readonly display?: unknown;
            readonly sort_day?: unknown;
        };
        readonly Deleted: {
            readonly deleted: number;
        };
        readonly EventCreate: {
            readonly type: string;
            /** Format: uuid */
            readonly person_id?: string | null;
            /** Format: uuid */
            readonly relationship_id?: string | null;
            readonly date?: components["schemas"]["DateInput"] | null;
            readonly place?: string | null;
            readonly detail?: string | null;
            readonly notes?: string | null;
        };
        readonly EventPatch: {
            readonly type?: string;
            readonly date?: components["schemas"]["DateInput"] | null;
            readonly place?: string | null;
            readonly detail?: string | null;
            readonly notes?: string | null;
        };
        readonly EventRead: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly tree_id: string;
            /** Format: uuid */
            readonly person_id: string | null;
            /** Format: uuid */
            readonly relationship_id: string | null;
            readonly type: string;
            readonly date: components["schemas"]["GenealogicalDate"] | null;
            readonly place: string | null;
            /** Format: uuid */
            readonly place_id: string | null;
            readonly detail: string | null;
            readonly notes: string | null;
            readonly version: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly Family: {
            readonly person: components["schemas"]["PersonRead"];
            readonly parents: readonly components["schemas"]["Kin"][];
            readonly siblings: readonly components["schemas"]["Sibling"][];
            readonly partners: readonly components["schemas"]["Partner"][];
            readonly children: readonly components["schemas"]["Kin"][];
        };
        readonly FieldError: {
            readonly path: string;
            readonly message: string;
        };
        readonly GedcomWarning: {
            readonly line: number;
            readonly code: string;
            readonly message: string;
        };
        readonly GenealogicalDate: {
            /** @enum {string} */
            readonly qualifier: "exact" | "about" | "calculated" | "estimated" | "before" | "after" | "between" | "from" | "to" | "from_to" | "interpreted" | "phrase";
            /** @enum {string} */
            readonly calendar: "gregorian" | "julian" | "hebrew" | "french_republican";
            readonly day: number | null;
            readonly month: number | null;
            readonly year: number | null;
            readonly to_day: number | null;
            readonly to_month: number | null;
            readonly to_year: number | null;
            readonly phrase: string | null;
            readonly display: string;
            readonly sort_day: number | null;
        };
        readonly ImportReport: {
            readonly persons: components["schemas"]["ImportedPersons"];
            readonly names: number;
            readonly events: number;
            readonly relationships: number;
            readonly sources: number;
            readonly citations: number;
            readonly places: number;
            readonly unmapped_tags: readonly components["schemas"]["UnmappedTag"][];
            readonly warnings: readonly components["schemas"]["GedcomWarning"][];
        };
        readonly ImportedPersons: {
            readonly created: number;
            readonly merged: number;
            readonly skipped: number;
            readonly overwritten: number;
        };
        readonly Kin: {
            readonly person: components["schemas"]["PersonRead"];
            readonly relationship: components["schemas"]["RelationshipRead"];
        };
        readonly Lineage: {
            readonly persons: readonly components["schemas"]["PersonRead"][];
            readonly relationships: readonly components["schemas"]["RelationshipRead"][];
        };
        readonly Login: {
            /** Format: email */
            readonly email: string;
            readonly password: string;
        };
        readonly Member: {
            /** Format: uuid */
            readonly user_id: string;
            readonly email: string;
            readonly display_name: string | null;
            /** @enum {string} */
            readonly role: "owner" | "editor" | "viewer";
            /** Format: date-time */
            readonly created_at: string;
        };
        readonly MemberCreate: {
            /** Format: email */
            readonly email: string;
            /** @enum {string} */
            readonly role: "owner" | "editor" | "viewer";
        };
        readonly MemberPatch: {
            /** @enum {string} */
            readonly role: "owner" | "editor" | "viewer";
        };
        readonly NameCreate: {
            /** @enum {string} */
            readonly name_type?: "birth" | "maiden" | "married" | "alias" | "nickname" | "immigrant" | "professional" | "religious" | "other";
            readonly given_name?: string | null;
            readonly surname?: string | null;
            readonly prefix?: string | null;
            readonly suffix?: string | null;
            readonly surname_prefix?: string | null;
            readonly is_primary?: boolean;
        };
        readonly NamePatch: {
            /** @enum {string} */
            readonly name_type?: "birth" | "maiden" | "married" | "alias" | "nickname" | "immigrant" | "professional" | "religious" | "other";
            readonly given_name?: string | null;
            readonly surname?: string | null;
            readonly prefix?: string | null;
            readonly suffix?: string | null;
            readonly surname_prefix?: string | null;
        };
        readonly NameRead: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly person_id: string;
            /** Format: uuid */
            readonly tree_id: string;
            /** @enum {string} */
            readonly name_type: "birth" | "maiden" | "married" | "alias" | "nickname" | "immigrant" | "professional" | "religious" | "other";
            readonly given_name: string | null;
            readonly surname: string | null;
            readonly prefix: string | null;
            readonly suffix: string | null;
            readonly surname_prefix: string | null;
            readonly is_primary: boolean;
            readonly version: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly Partner: {
            readonly person: components["schemas"]["PersonRead"];
            readonly relationship: components["schemas"]["RelationshipRead"];
            readonly children: readonly string[];
        };
        readonly PersonCreate: {
            /** @enum {string|null} */
            readonly gender?: "male" | "female" | "other" | null;
            readonly is_living?: boolean | null;
            readonly notes?: string | null;
            /** @enum {string} */
            readonly privacy?: "default" | "redacted" | "hidden";
            readonly given_name?: string | null;
            readonly surname?: string | null;
            readonly names?: readonly components["schemas"]["NameCreate"][];
            readonly birth?: components["schemas"]["VitalEventCreate"] | null;
            readonly death?: components["schemas"]["VitalEventCreate"] | null;
        };
        readonly PersonPatch: {
            /** @enum {string|null} */
            readonly gender?: "male" | "female" | "other" | null;
            readonly is_living?: boolean | null;
            readonly notes?: string | null;
            /** @enum {string} */
            readonly privacy?: "default" | "redacted" | "hidden";
            readonly given_name?: string | null;
            readonly surname?: string | null;
        };
        readonly PersonRead: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly tree_id: string;
            /** @enum {string} */
            readonly visibility: "full" | "redacted";
            readonly display_name: string;
            readonly given_name: string | null;
            readonly surname: string | null;
            /** @enum {string|null} */
            readonly gender: "male" | "female" | "other" | null;
            readonly is_living: boolean | null;
            readonly possibly_living: boolean | null;
            readonly birth_year: number | null;
            readonly death_year: number | null;
            readonly notes: string | null;
            /** @enum {string|null} */
            readonly privacy: "default" | "redacted" | "hidden" | null;
            readonly version: number | null;
            /** Format: date-time */
            readonly created_at: string | null;
            /** Format: date-time */
            readonly updated_at: string | null;
            /** Format: date-time */
            readonly deleted_at: string | null;
            readonly names?: readonly components["schemas"]["NameRead"][] | null;
            readonly score?: number;
        };
        readonly PlaceRead: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly event_count: number;
        };
        readonly Problem: {
            readonly type: string;
            readonly title: string;
            readonly status: number;
            readonly code: string;
            readonly detail: string;
            readonly request_id: string;
            readonly errors?: readonly components["schemas"]["FieldError"][];
        };
        readonly ProfilePatch: {
            readonly display_name?: string | null;
        };
        readonly PublicTreeRead: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly description: string | null;
            /** @enum {string} */
            readonly visibility: "private" | "site_members" | "unlisted" | "public";
            /** Format: uuid */
            readonly home_person_id: string | null;
            readonly version: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            readonly role: null;
        };
        readonly Register: {
            /** Format: email */
            readonly email: string;
            readonly password: string;
            readonly display_name?: string | null;
        };
        readonly RelationshipCreate: {
            /** @enum {string} */
            readonly type: "parent_child" | "partnership";
            /** Format: uuid */
            readonly from_person_id: string;
            /** Format: uuid */
            readonly to_person_id: string;
            /** @enum {string|null} */
            readonly qualifier?: "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian" | null;
            readonly notes?: string | null;
        };
        readonly RelationshipPatch: {
            /** @enum {string|null} */
            readonly qualifier?: "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian" | null;
            readonly notes?: string | null;
        };
        readonly RelationshipRead: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly tree_id: string;
            /** @enum {string} */
            readonly type: "parent_child" | "partnership";
            /** Format: uuid */
            readonly from_person_id: string;
            /** Format: uuid */
            readonly to_person_id: string;
            /** @enum {string|null} */
            readonly qualifier: "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian" | null;
            readonly notes: string | null;
            readonly version: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly Restored: {
            readonly restored: number;
        };
        readonly SelfPerson: {
            /** Format: uuid */
            readonly person_id: string | null;
        };
        readonly SessionRead: {
            /** Format: uuid */
            readonly id: string;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly last_used_at: string;
            readonly user_agent: string | null;
            readonly current: boolean;
        };
        readonly Sibling: {
            readonly person: components["schemas"]["PersonRead"];
            /** @enum {string} */
            readonly kind: "full" | "half" | "step";
            readonly shared_parent_ids: readonly string[];
        };
        readonly SignedIn: {
            readonly user: components["schemas"]["UserRead"];
            readonly token: string;
            /** @constant */
            readonly token_type: "bearer";
            /** Format: date-time */
            readonly expires_at: string;
        };
        readonly SourceCreate: {
            readonly title: string;
            readonly author?: string | null;
            readonly publication?: string | null;
            readonly repository?: string | null;
            readonly call_number?: string | null;
            readonly url?: string | null;
            readonly notes?: string | null;
        };
        readonly SourcePatch: {
            readonly title?: string;
            readonly author?: string | null;
            readonly publication?: string | null;
            readonly repository?: string | null;
            readonly call_number?: string | null;
            readonly url?: string | null;
            readonly notes?: string | null;
        };
        readonly SourceRead: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly tree_id: string;
            readonly title: string;
            readonly author: string | null;
            readonly publication: string | null;
            readonly repository: string | null;
            readonly call_number: string | null;
            readonly url: string | null;
            readonly notes: string | null;
            readonly version: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        readonly TreeCreate: {
            readonly name: string;
            readonly description?: string | null;
            /** @enum {string} */
            readonly visibility?: "private" | "site_members" | "unlisted" | "public";
        };
        readonly TreePatch: {
            readonly name?: string;
            readonly description?: string | null;
            /** @enum {string} */
            readonly visibility?: "private" | "site_members" | "unlisted" | "public";
            /** Format: uuid */
            readonly home_person_id?: string | null;
        };
        readonly TreeRead: {
            /** Format: uuid */
            readonly id: string;
            readonly name: string;
            readonly description: string | null;
            /** @enum {string} */
            readonly visibility: "private" | "site_members" | "unlisted" | "public";
            /** Format: uuid */
            readonly home_person_id: string | null;
            readonly version: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            /** Format: uuid */
            readonly owner_id: string;
            readonly ai_member_provider: string | null;
            readonly ai_recommender_provider: string | null;
            /** @enum {string|null} */
            readonly role: "owner" | "editor" | "viewer" | null;
            readonly person_count: number;
            /** Format: date-time */
            readonly deleted_at: string | null;
        };
        readonly UnmappedTag: {
            readonly tag: string;
            readonly count: number;
            readonly lines: readonly number[];
        };
        readonly UserRead: {
            /** Format: uuid */
            readonly id: string;
            readonly email: string;
            readonly display_name: string | null;
            readonly email_verified: boolean;
            /** Format: uuid */
            readonly self_person_id: string | null;
            readonly is_instance_owner: boolean;
            /** Format: date-time */
            readonly created_at: string;
        };
        readonly VitalEventCreate: {
            readonly date?: components["schemas"]["DateInput"] | null;
            readonly place?: string | null;
            readonly detail?: string | null;
            readonly notes?: string | null;
        };
        readonly Vocabulary: {
            readonly tree_visibilities: readonly string[];
            readonly roles: readonly string[];
            readonly person_visibilities: readonly string[];
            readonly genders: readonly string[];
            readonly privacy_settings: readonly string[];
            readonly name_types: readonly string[];
            readonly person_event_types: readonly string[];
            readonly partnership_event_types: readonly string[];
            readonly date_qualifiers: readonly string[];
            readonly calendars: readonly string[];
            readonly relationship_types: readonly string[];
            readonly parent_qualifiers: readonly string[];
            readonly sibling_kinds: readonly string[];
            readonly entity_types: readonly string[];
            readonly actor_types: readonly string[];
            readonly gedcom_versions: readonly string[];
            readonly import_actions: readonly string[];
            readonly problem_codes: readonly string[];
        };
    };
    responses: {
        /** @description A problem (RFC 9457) */
        readonly Problem: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly register: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Register"];
            };
        };
        readonly responses: {
            /** @description Made */
            readonly 201: {
                headers: {
                    readonly "Set-Cookie"?: string;
                    readonly Location?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description email_taken */
            readonly 409: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description too_many_tries */
            readonly 429: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Login"];
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly "Set-Cookie"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description wrong_credentials */
            readonly 401: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description too_many_tries */
            readonly 429: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 204: {
                headers: {
                    readonly "Set-Cookie"?: string;
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            readonly 403: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SessionRead"][];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            readonly 403: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly session_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly changePassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangePassword"];
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, wrong_password */
            readonly 403: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description too_many_tries */
            readonly 429: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserRead"];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            readonly 403: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly updateProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProfilePatch"];
                readonly "application/merge-patch+json": components["schemas"]["ProfilePatch"];
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            readonly 403: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly setSelfPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SelfPerson"];
                readonly "application/merge-patch+json": components["schemas"]["SelfPerson"];
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            readonly 403: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listTrees: {
        readonly parameters: {
            readonly query?: {
                /** @description Those that the caller owns and can restore instead. */
                readonly deleted?: boolean;
                /** @description At most so many items. */
                readonly limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["TreeRead"][];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            readonly 403: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createTree: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TreeCreate"];
            };
        };
        readonly responses: {
            /** @description Made */
            readonly 201: {
                headers: {
                    readonly Location?: string;
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TreeRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            readonly 403: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getTree: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that the caller has; 304 when it is still right. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TreeRead"] | components["schemas"]["PublicTreeRead"];
                };
            };
            /** @description The caller has it already */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deleteTree: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has seen; 412 when the record has changed since. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description version_stale */
            readonly 412: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly updateTree: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has seen; 412 when the record has changed since. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TreePatch"];
                readonly "application/merge-patch+json": components["schemas"]["TreePatch"];
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TreeRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description version_stale */
            readonly 412: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly restoreTree: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TreeRead"];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listMembers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Member"][];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly addMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberCreate"];
            };
        };
        readonly responses: {
            /** @description Made */
            readonly 201: {
                headers: {
                    readonly Location?: string;
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Member"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description already_member */
            readonly 409: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description too_many_tries */
            readonly 429: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly removeMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
                readonly user_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description last_owner */
            readonly 409: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly updateMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
                readonly user_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MemberPatch"];
                readonly "application/merge-patch+json": components["schemas"]["MemberPatch"];
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Member"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description last_owner */
            readonly 409: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listAudit: {
        readonly parameters: {
            readonly query?: {
                /** @description Only what was done to this record. */
                readonly entity_id?: string;
                /** @description Only what this user did. */
                readonly actor_id?: string;
                /** @description At most so many items. */
                readonly limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["AuditEntryRead"][];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPersons: {
        readonly parameters: {
            readonly query?: {
                /** @description Words of a name, in any order, with a slip of a letter forgiven. */
                readonly q?: string;
                /** @description Ids with commas between: only these persons, with their names. */
                readonly ids?: string;
                /** @description The deleted ones instead, for editors. */
                readonly deleted?: boolean;
                /** @description At most so many items. */
                readonly limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PersonRead"][];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PersonCreate"];
            };
        };
        readonly responses: {
            /** @description Made */
            readonly 201: {
                headers: {
                    readonly Location?: string;
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PersonRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that the caller has; 304 when it is still right. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                readonly person_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PersonRead"];
                };
            };
            /** @description The caller has it already */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deletePerson: {
        readonly parameters: {
            readonly query?: {
                /** @description With all descendants. */
                readonly cascade?: boolean;
            };
            readonly header?: {
                /** @description The ETag of the version that the caller has seen; 412 when the record has changed since. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                readonly person_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description version_stale */
            readonly 412: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly updatePerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has seen; 412 when the record has changed since. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                readonly person_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PersonPatch"];
                readonly "application/merge-patch+json": components["schemas"]["PersonPatch"];
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PersonRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description version_stale */
            readonly 412: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly restorePerson: {
        readonly parameters: {
            readonly query?: {
                /** @description Everyone whom the deletion took. */
                readonly cascade?: boolean;
            };
            readonly header?: never;
            readonly path: {
                readonly person_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Restored"];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getFamily: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly person_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Family"];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getAncestors: {
        readonly parameters: {
            readonly query?: {
                /** @description How many generations to follow. */
                readonly generations?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly person_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Lineage"];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getDescendants: {
        readonly parameters: {
            readonly query?: {
                /** @description How many generations to follow. */
                readonly generations?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly person_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Lineage"];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listNames: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly person_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["NameRead"][];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createName: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly person_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NameCreate"];
            };
        };
        readonly responses: {
            /** @description Made */
            readonly 201: {
                headers: {
                    readonly Location?: string;
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NameRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deleteName: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has seen; 412 when the record has changed since. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                readonly person_id: string;
                readonly name_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description last_name */
            readonly 409: components["responses"]["Problem"];
            /** @description version_stale */
            readonly 412: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly updateName: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has seen; 412 when the record has changed since. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                readonly person_id: string;
                readonly name_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NamePatch"];
                readonly "application/merge-patch+json": components["schemas"]["NamePatch"];
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NameRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description version_stale */
            readonly 412: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly makeNamePrimary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly person_id: string;
                readonly name_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NameRead"];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listTreeEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description At most so many items. */
                readonly limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["EventRead"][];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EventCreate"];
            };
        };
        readonly responses: {
            /** @description Made */
            readonly 201: {
                headers: {
                    readonly Location?: string;
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPersonEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly person_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["EventRead"][];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listRelationshipEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly relationship_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["EventRead"][];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that the caller has; 304 when it is still right. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                readonly event_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventRead"];
                };
            };
            /** @description The caller has it already */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deleteEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has seen; 412 when the record has changed since. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                readonly event_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description version_stale */
            readonly 412: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly updateEvent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has seen; 412 when the record has changed since. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                readonly event_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EventPatch"];
                readonly "application/merge-patch+json": components["schemas"]["EventPatch"];
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EventRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description version_stale */
            readonly 412: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPlaces: {
        readonly parameters: {
            readonly query?: {
                /** @description At most so many items. */
                readonly limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PlaceRead"][];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listTreeRelationships: {
        readonly parameters: {
            readonly query?: {
                /** @description At most so many items. */
                readonly limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["RelationshipRead"][];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createRelationship: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RelationshipCreate"];
            };
        };
        readonly responses: {
            /** @description Made */
            readonly 201: {
                headers: {
                    readonly Location?: string;
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RelationshipRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description duplicate_relationship, ancestry_cycle */
            readonly 409: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPersonRelationships: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly person_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["RelationshipRead"][];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getRelationship: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that the caller has; 304 when it is still right. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                readonly relationship_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RelationshipRead"];
                };
            };
            /** @description The caller has it already */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deleteRelationship: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has seen; 412 when the record has changed since. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                readonly relationship_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description version_stale */
            readonly 412: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly updateRelationship: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has seen; 412 when the record has changed since. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                readonly relationship_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RelationshipPatch"];
                readonly "application/merge-patch+json": components["schemas"]["RelationshipPatch"];
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RelationshipRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description version_stale */
            readonly 412: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listSources: {
        readonly parameters: {
            readonly query?: {
                /** @description At most so many items. */
                readonly limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SourceRead"][];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createSource: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SourceCreate"];
            };
        };
        readonly responses: {
            /** @description Made */
            readonly 201: {
                headers: {
                    readonly Location?: string;
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SourceRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getSource: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that the caller has; 304 when it is still right. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                readonly source_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SourceRead"];
                };
            };
            /** @description The caller has it already */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deleteSource: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has seen; 412 when the record has changed since. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                readonly source_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description version_stale */
            readonly 412: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly updateSource: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has seen; 412 when the record has changed since. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                readonly source_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SourcePatch"];
                readonly "application/merge-patch+json": components["schemas"]["SourcePatch"];
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SourceRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description version_stale */
            readonly 412: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listCitations: {
        readonly parameters: {
            readonly query?: {
                /** @description At most so many items. */
                readonly limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["CitationRead"][];
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createCitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CitationCreate"];
            };
        };
        readonly responses: {
            /** @description Made */
            readonly 201: {
                headers: {
                    readonly Location?: string;
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CitationRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getCitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that the caller has; 304 when it is still right. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                readonly citation_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CitationRead"];
                };
            };
            /** @description The caller has it already */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deleteCitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has seen; 412 when the record has changed since. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                readonly citation_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description version_stale */
            readonly 412: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly updateCitation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag of the version that the caller has seen; 412 when the record has changed since. */
                readonly "If-Match"?: string;
            };
            readonly path: {
                readonly citation_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CitationPatch"];
                readonly "application/merge-patch+json": components["schemas"]["CitationPatch"];
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CitationRead"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description version_stale */
            readonly 412: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly importGedcom: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    readonly file: string;
                    /**
                     * @description What to do with a person whom `resolutions` does not name.
                     * @default new
                     * @enum {string}
                     */
                    readonly default_action?: "new" | "skip" | "merge" | "overwrite";
                    /** @description JSON by xref: `{"@I1@": {"action": "merge", "target_id": "…"}}`. */
                    readonly resolutions?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description unreadable_body */
            readonly 400: components["responses"]["Problem"];
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description too_large */
            readonly 413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            readonly 415: components["responses"]["Problem"];
            /** @description invalid_input, not_gedcom */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly exportGedcom: {
        readonly parameters: {
            readonly query?: {
                /** @description The version of GEDCOM. */
                readonly version?: "5.5.1" | "7.0";
            };
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly "Content-Disposition"?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/vnd.familysearch.gedcom": string;
                };
            };
            /** @description unauthenticated */
            readonly 401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            readonly 403: components["responses"]["Problem"];
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPublicTrees: {
        readonly parameters: {
            readonly query?: {
                /** @description Words of a name, in any order, with a slip of a letter forgiven. */
                readonly q?: string;
                /** @description At most so many items. */
                readonly limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly (components["schemas"]["TreeRead"] | components["schemas"]["PublicTreeRead"])[];
                };
            };
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getPublicTree: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that the caller has; 304 when it is still right. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TreeRead"] | components["schemas"]["PublicTreeRead"];
                };
            };
            /** @description The caller has it already */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPublicPersons: {
        readonly parameters: {
            readonly query?: {
                /** @description Words of a name, in any order, with a slip of a letter forgiven. */
                readonly q?: string;
                /** @description Ids with commas between: only these persons, with their names. */
                readonly ids?: string;
                /** @description At most so many items. */
                readonly limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PersonRead"][];
                };
            };
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPublicRelationships: {
        readonly parameters: {
            readonly query?: {
                /** @description At most so many items. */
                readonly limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["RelationshipRead"][];
                };
            };
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPublicEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description At most so many items. */
                readonly limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly tree_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly Link?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["EventRead"][];
                };
            };
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description invalid_input */
            readonly 422: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getPublicPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The ETag that the caller has; 304 when it is still right. */
                readonly "If-None-Match"?: string;
            };
            readonly path: {
                readonly person_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly ETag?: string;
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PersonRead"];
                };
            };
            /** @description The caller has it already */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPublicNames: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly person_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["NameRead"][];
                };
            };
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPublicPersonEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly person_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["EventRead"][];
                };
            };
            /** @description not_found */
            readonly 404: components["responses"]["Problem"];
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getOpenapi: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": string;
                };
            };
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getDocs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                };
            };
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getVocabulary: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Vocabulary"];
                };
            };
            /** @description not_acceptable */
            readonly 406: components["responses"]["Problem"];
            /** @description any other problem */
            readonly default: components["responses"]["Problem"];
        };
    };
}
