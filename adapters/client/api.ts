// Generated from the route table by `npm run client`. A spec checks that it is current.

export interface paths {
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account and sign in */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out of this session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your sessions */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify an e-mail address with the token from the mail */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request another verification mail */
        post: operations["requestEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-reset/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a mail for a password reset */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset the password with the token from the mail; all sessions end */
        post: operations["confirmPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password; every other session ends */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get your account */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /** Delete your account and the trees that only you own */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /** Update your account */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/users/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a backup of your own trees with their media */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a backup as new trees; all of it or nothing */
        post: operations["importAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/self-person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set or clear the person that you are */
        patch: operations["setSelfPerson"];
        trace?: never;
    };
    "/trees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your trees */
        get: operations["listTrees"];
        put?: never;
        /** Create a tree */
        post: operations["createTree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One tree */
        get: operations["getTree"];
        put?: never;
        post?: never;
        /** Delete a tree; it can be restored within the recovery window */
        delete: operations["deleteTree"];
        options?: never;
        head?: never;
        /** Update a tree */
        patch: operations["updateTree"];
        trace?: never;
    };
    "/trees/{tree_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted tree */
        post: operations["restoreTree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/purge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Purge a deleted tree permanently */
        post: operations["purgeTree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/ai": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the AI policy of a tree and the configured providers */
        get: operations["getTreeAi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the AI policy of a tree */
        patch: operations["updateTreeAi"];
        trace?: never;
    };
    "/trees/{tree_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the members of a tree */
        get: operations["listMembers"];
        put?: never;
        /** Add a user to a tree */
        post: operations["addMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one member of a tree */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /** Remove a member from a tree */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /** Change the role of a member */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/trees/{tree_id}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the audit entries of a tree, newest first */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/persons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the persons of a tree, by page, by ids or by a search */
        get: operations["listPersons"];
        put?: never;
        /** Create a person */
        post: operations["createPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one person with names */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        /** Delete a person with their relationships */
        delete: operations["deletePerson"];
        options?: never;
        head?: never;
        /** Update a person; given name and surname are those of the primary name, birth and death those of the events */
        patch: operations["updatePerson"];
        trace?: never;
    };
    "/persons/{person_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted person and everything that the same deletion removed */
        post: operations["restorePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the parents, siblings, partners and children of a person */
        get: operations["getFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/ancestors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a person and their ancestors */
        get: operations["getAncestors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/descendants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a person and their descendants */
        get: operations["getDescendants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the names of a person */
        get: operations["listNames"];
        put?: never;
        /** Add a name to a person */
        post: operations["createName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/names/{name_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one name of a person */
        get: operations["getName"];
        put?: never;
        post?: never;
        /** Delete a name; if it was primary, another becomes primary */
        delete: operations["deleteName"];
        options?: never;
        head?: never;
        /** Update a name */
        patch: operations["updateName"];
        trace?: never;
    };
    "/persons/{person_id}/names/{name_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted name; it is not the primary one */
        post: operations["restoreName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/names/{name_id}/make-primary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a name the primary name */
        post: operations["makeNamePrimary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the events of a tree */
        get: operations["listTreeEvents"];
        put?: never;
        /** Create an event of a person or partnership */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the events of a person and of their partnerships */
        get: operations["listPersonEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/relationships/{relationship_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the events of a partnership */
        get: operations["listRelationshipEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one event */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        /** Delete an event */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        /** Update an event; a date is replaced as a whole */
        patch: operations["updateEvent"];
        trace?: never;
    };
    "/events/{event_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted event and everything that was deleted with it */
        post: operations["restoreEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the places of a tree with the number of their events */
        get: operations["listPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/relationships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the relationships of a tree */
        get: operations["listTreeRelationships"];
        put?: never;
        /** Create a relationship */
        post: operations["createRelationship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/relationships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the relationships of a person */
        get: operations["listPersonRelationships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/relationships/{relationship_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one relationship */
        get: operations["getRelationship"];
        put?: never;
        post?: never;
        /** Delete a relationship with its events and citations */
        delete: operations["deleteRelationship"];
        options?: never;
        head?: never;
        /** Update a relationship */
        patch: operations["updateRelationship"];
        trace?: never;
    };
    "/relationships/{relationship_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted relationship and everything that was deleted with it */
        post: operations["restoreRelationship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sources of a tree */
        get: operations["listSources"];
        put?: never;
        /** Create a source */
        post: operations["createSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sources/{source_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one source */
        get: operations["getSource"];
        put?: never;
        post?: never;
        /** Delete a source with its citations */
        delete: operations["deleteSource"];
        options?: never;
        head?: never;
        /** Update a source */
        patch: operations["updateSource"];
        trace?: never;
    };
    "/sources/{source_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted source with the citations and media that were deleted with it */
        post: operations["restoreSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/citations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the citations of a tree */
        get: operations["listCitations"];
        put?: never;
        /** Create a citation */
        post: operations["createCitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/citations/{citation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one citation */
        get: operations["getCitation"];
        put?: never;
        post?: never;
        /** Delete a citation */
        delete: operations["deleteCitation"];
        options?: never;
        head?: never;
        /** Update a citation */
        patch: operations["updateCitation"];
        trace?: never;
    };
    "/citations/{citation_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted citation */
        post: operations["restoreCitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the media of a tree */
        get: operations["listMedia"];
        put?: never;
        /** Upload a medium */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{media_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one medium */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        /** Delete a medium */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        /** Update the title or attachment of a medium */
        patch: operations["updateMedia"];
        trace?: never;
    };
    "/media/{media_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted media object */
        post: operations["restoreMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{media_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the bytes of a medium, or a range of them */
        get: operations["getMediaContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/gedcom/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview the import of a GEDCOM file or a GEDZIP; nothing is written */
        post: operations["previewGedcom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/gedcom/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import a GEDCOM file or a GEDZIP into a tree; all of it or nothing */
        post: operations["importGedcom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/gedcom/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export a tree as a GEDCOM file, or with its media as a GEDZIP */
        get: operations["exportGedcom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/cleanup/deceased-by-birth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List persons who were born so long ago that they must be dead */
        get: operations["previewDeceasedByBirth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/cleanup/deceased-by-child": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List parents of a child who was born so long ago that they must be dead */
        get: operations["previewDeceasedByChild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/cleanup/deceased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark persons as not living; all of them or none */
        post: operations["applyDeceased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/cleanup/gender/from-gedcom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propose the sex of persons from a GEDCOM file, matched by name */
        post: operations["previewGenderFromGedcom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/cleanup/gender/from-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Propose the sex of persons from their given name (English and German) */
        get: operations["previewGenderFromName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/cleanup/gender/from-spouse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Propose the sex of persons from the sex of their partners */
        get: operations["previewGenderFromSpouse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/cleanup/gender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the sex of persons who have none */
        post: operations["applyGender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/cleanup/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List names with errors, with a correction where it is certain */
        get: operations["previewNames"];
        put?: never;
        /** Correct given names and surnames; all of them or none */
        post: operations["applyNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the proposals of a tree */
        get: operations["listProposals"];
        put?: never;
        /** Propose changes to a tree */
        post: operations["createProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{proposal_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one proposal with the difference to the present records */
        get: operations["getProposal"];
        put?: never;
        post?: never;
        /** Delete a proposal; changes that it made stay */
        delete: operations["deleteProposal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{proposal_id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply the remaining operations of a proposal, or edited ones */
        post: operations["applyProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{proposal_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a proposal */
        post: operations["rejectProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/trees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the directory of visible trees */
        get: operations["listPublicTrees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/trees/{tree_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One tree */
        get: operations["getPublicTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/trees/{tree_id}/persons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the persons of a tree */
        get: operations["listPublicPersons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/trees/{tree_id}/relationships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the relationships of a tree */
        get: operations["listPublicRelationships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/trees/{tree_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the events of a tree */
        get: operations["listPublicEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/persons/{person_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one person with names */
        get: operations["getPublicPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/persons/{person_id}/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the names of a person */
        get: operations["listPublicNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/persons/{person_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the events of a person and of their partnerships */
        get: operations["listPublicPersonEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/instance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of the instance */
        get: operations["getInstance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get this description as OpenAPI 3.1 */
        get: operations["getOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read this description as a page */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vocabulary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List every enumeration of the API */
        get: operations["getVocabulary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountDelete: {
            /** Format: email */
            email: string;
        };
        AccountImport: {
            trees: components["schemas"]["RestoredTree"][];
            warnings: components["schemas"]["AccountImportWarning"][];
        };
        AccountImportWarning: {
            path: string;
            /** @enum {string} */
            code: "visible_to_others";
            message: string;
        };
        AiProvider: {
            name: string;
            model: string;
        };
        ApplyError: {
            operation: number;
            code: string;
            detail: string;
        };
        AuditActor: {
            /** Format: uuid */
            id: string;
            display_name: string | null;
        };
        AuditEntryRead: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            actor: components["schemas"]["AuditActor"] | null;
            /** @enum {string} */
            actor_type: "user" | "system";
            action: string;
            /** @enum {string} */
            entity_type: "user" | "session" | "tree" | "membership" | "person" | "name" | "event" | "relationship" | "source" | "citation" | "media" | "proposal" | "gedcom";
            entity_id: string;
            before: unknown;
            after: unknown;
            /** Format: uuid */
            proposal_id: string | null;
            request_id: string | null;
        };
        BornLongAgo: {
            person: components["schemas"]["PersonRead"];
            birth_year: number;
        };
        ChangePassword: {
            current_password: string;
            new_password: string;
        };
        CitationCreate: {
            /** Format: uuid */
            source_id: string;
            /** Format: uuid */
            person_id?: string | null;
            /** Format: uuid */
            event_id?: string | null;
            /** Format: uuid */
            name_id?: string | null;
            /** Format: uuid */
            relationship_id?: string | null;
            page?: string | null;
            detail?: string | null;
            confidence?: number | null;
        };
        CitationRead: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tree_id: string;
            /** Format: uuid */
            source_id: string;
            /** Format: uuid */
            person_id: string | null;
            /** Format: uuid */
            event_id: string | null;
            /** Format: uuid */
            name_id: string | null;
            /** Format: uuid */
            relationship_id: string | null;
            page: string | null;
            detail: string | null;
            confidence: number | null;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at?: string;
        };
        CitationUpdate: {
            page?: string | null;
            detail?: string | null;
            confidence?: number | null;
        };
        CleanedNames: {
            updated: number;
            unchanged: string[];
        };
        CleanedPersons: {
            updated: number;
            unchanged: string[];
        };
        DateInput: {
            /** @enum {string} */
            qualifier?: "exact" | "about" | "calculated" | "estimated" | "before" | "after" | "between" | "from" | "to" | "from_to" | "interpreted" | "phrase";
            /** @enum {string} */
            calendar?: "gregorian" | "julian" | "hebrew" | "french_republican";
            day?: number | null;
            month?: number | null;
            year?: number | null;
            to_day?: number | null;
            to_month?: number | null;
            to_year?: number | null;
            phrase?: string | null;
            display?: unknown;
            sort_day?: unknown;
        };
        DeceasedSelection: {
            person_ids: string[];
        };
        Deleted: {
            deleted: number;
        };
        EventCreate: {
            type: string;
            /** Format: uuid */
            person_id?: string | null;
            /** Format: uuid */
            relationship_id?: string | null;
            date?: components["schemas"]["DateInput"] | null;
            place?: string | null;
            detail?: string | null;
            notes?: string | null;
            /** @enum {string} */
            privacy?: "default" | "hidden";
        };
        EventRead: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tree_id: string;
            /** Format: uuid */
            person_id: string | null;
            /** Format: uuid */
            relationship_id: string | null;
            type: string;
            date: components["schemas"]["GenealogicalDate"] | null;
            place: string | null;
            /** Format: uuid */
            place_id: string | null;
            detail: string | null;
            notes: string | null;
            asserted: boolean;
            /** @enum {string} */
            privacy: "default" | "hidden";
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at?: string;
        };
        EventUpdate: {
            type?: string;
            date?: components["schemas"]["DateInput"] | null;
            place?: string | null;
            detail?: string | null;
            notes?: string | null;
            /** @enum {string} */
            privacy?: "default" | "hidden";
        };
        Family: {
            person: components["schemas"]["PersonRead"];
            parents: components["schemas"]["Kin"][];
            siblings: components["schemas"]["Sibling"][];
            partners: components["schemas"]["Partner"][];
            children: components["schemas"]["Kin"][];
        };
        FieldError: {
            path: string;
            message: string;
        };
        GedcomCandidate: {
            ref: string | null;
            display_name: string;
            birth_year: number | null;
            matches: components["schemas"]["GedcomMatch"][];
        };
        GedcomMatch: {
            /** Format: uuid */
            person_id: string;
            display_name: string;
            birth_year: number | null;
            /** @enum {string} */
            score: "high" | "medium";
            similarity: number;
        };
        GedcomWarning: {
            line: number;
            code: string;
            message: string;
        };
        GenderAssignment: {
            /** Format: uuid */
            person_id: string;
            /** @enum {string} */
            gender: "male" | "female" | "other";
        };
        GenderInFile: {
            person: components["schemas"]["PersonRead"];
            /** @enum {string} */
            gender: "male" | "female" | "other";
            ref: string | null;
        };
        GenderProposal: {
            person: components["schemas"]["PersonRead"];
            /** @enum {string} */
            gender: "male" | "female";
            basis: string;
        };
        GenderSelection: {
            assignments: components["schemas"]["GenderAssignment"][];
        };
        GenealogicalDate: {
            /** @enum {string} */
            qualifier: "exact" | "about" | "calculated" | "estimated" | "before" | "after" | "between" | "from" | "to" | "from_to" | "interpreted" | "phrase";
            /** @enum {string} */
            calendar: "gregorian" | "julian" | "hebrew" | "french_republican";
            day: number | null;
            month: number | null;
            year: number | null;
            to_day: number | null;
            to_month: number | null;
            to_year: number | null;
            phrase: string | null;
            display: string;
            sort_day: number | null;
        };
        ImportReport: {
            persons: components["schemas"]["ImportedPersons"];
            names: number;
            events: number;
            relationships: number;
            sources: number;
            citations: number;
            places: number;
            unmapped_tags: components["schemas"]["UnmappedTag"][];
            warnings: components["schemas"]["GedcomWarning"][];
            media?: number;
        };
        ImportedPersons: {
            created: number;
            merged: number;
            skipped: number;
            overwritten: number;
        };
        Instance: {
            version: string;
            environment: string;
            user_count: number;
            tree_count: number;
            ai_providers: components["schemas"]["AiProvider"][];
        };
        Kin: {
            person: components["schemas"]["PersonRead"];
            relationship: components["schemas"]["RelationshipRead"];
        };
        Lineage: {
            persons: components["schemas"]["PersonRead"][];
            relationships: components["schemas"]["RelationshipRead"][];
        };
        Login: {
            /** Format: email */
            email: string;
            password: string;
        };
        MatchedName: {
            /** @enum {string} */
            name_type: "birth" | "maiden" | "married" | "alias" | "nickname" | "immigrant" | "professional" | "religious" | "other";
            display: string;
        };
        MediaCreate: {
            file: string;
            /** @description The title. */
            title?: string;
            /**
             * Format: uuid
             * @description The person to attach it to.
             */
            person_id?: string;
            /**
             * Format: uuid
             * @description The event to attach it to.
             */
            event_id?: string;
            /**
             * Format: uuid
             * @description The source to attach it to.
             */
            source_id?: string;
        };
        MediaRead: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tree_id: string;
            title: string | null;
            filename: string | null;
            content_type: string;
            size: number;
            checksum: string;
            /** Format: uuid */
            person_id: string | null;
            /** Format: uuid */
            event_id: string | null;
            /** Format: uuid */
            source_id: string | null;
            url: string;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at?: string;
        };
        MediaUpdate: {
            title?: string | null;
            /** Format: uuid */
            person_id?: string | null;
            /** Format: uuid */
            event_id?: string | null;
            /** Format: uuid */
            source_id?: string | null;
        };
        MemberCreate: {
            /** Format: email */
            email: string;
            /** @enum {string} */
            role: "owner" | "editor" | "viewer";
        };
        MemberRead: {
            /** Format: uuid */
            user_id: string;
            email: string;
            display_name: string | null;
            /** @enum {string} */
            role: "owner" | "editor" | "viewer";
            /** Format: date-time */
            created_at: string;
        };
        MemberUpdate: {
            /** @enum {string} */
            role?: "owner" | "editor" | "viewer";
        };
        NameCreate: {
            /** @enum {string} */
            name_type?: "birth" | "maiden" | "married" | "alias" | "nickname" | "immigrant" | "professional" | "religious" | "other";
            given_name?: string | null;
            surname?: string | null;
            prefix?: string | null;
            suffix?: string | null;
            surname_prefix?: string | null;
            is_primary?: boolean;
        };
        NameFix: {
            /** Format: uuid */
            name_id: string;
            given_name: string | null;
            surname: string | null;
        };
        NameProposal: {
            person: components["schemas"]["PersonRead"];
            /** Format: uuid */
            name_id: string;
            given_name: string | null;
            surname: string | null;
            flags: ("date_in_surname" | "date_in_given_name" | "no_surname" | "packed_given_names")[];
            suggestion: components["schemas"]["NameSuggestion"] | null;
        };
        NameRead: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            person_id: string;
            /** Format: uuid */
            tree_id: string;
            /** @enum {string} */
            name_type: "birth" | "maiden" | "married" | "alias" | "nickname" | "immigrant" | "professional" | "religious" | "other";
            given_name: string | null;
            surname: string | null;
            prefix: string | null;
            suffix: string | null;
            surname_prefix: string | null;
            is_primary: boolean;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at?: string;
        };
        NameSelection: {
            fixes: components["schemas"]["NameFix"][];
        };
        NameSuggestion: {
            given_name: string | null;
            surname: string | null;
        };
        NameUpdate: {
            /** @enum {string} */
            name_type?: "birth" | "maiden" | "married" | "alias" | "nickname" | "immigrant" | "professional" | "religious" | "other";
            given_name?: string | null;
            surname?: string | null;
            prefix?: string | null;
            suffix?: string | null;
            surname_prefix?: string | null;
        };
        NamedUser: {
            /** Format: uuid */
            id: string;
            display_name: string | null;
        };
        ParentLongAgo: {
            person: components["schemas"]["PersonRead"];
            child_birth_year: number;
        };
        Partner: {
            person: components["schemas"]["PersonRead"];
            relationship: components["schemas"]["RelationshipRead"];
            children: string[];
        };
        PasswordResetConfirm: {
            token: string;
            new_password: string;
        };
        PasswordResetRequest: {
            /** Format: email */
            email: string;
        };
        PersonCreate: {
            /** @enum {string|null} */
            gender?: "male" | "female" | "other" | null;
            is_living?: boolean | null;
            notes?: string | null;
            /** @enum {string} */
            privacy?: "default" | "redacted" | "hidden";
            given_name?: string | null;
            surname?: string | null;
            names?: components["schemas"]["NameCreate"][];
            birth?: components["schemas"]["VitalEventCreate"] | null;
            death?: components["schemas"]["VitalEventCreate"] | null;
        };
        PersonRead: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tree_id: string;
            /** @enum {string} */
            visibility: "full" | "redacted";
            display_name: string;
            given_name: string | null;
            surname: string | null;
            /** @enum {string|null} */
            gender: "male" | "female" | "other" | null;
            is_living: boolean | null;
            possibly_living: boolean | null;
            birth_year: number | null;
            death_year: number | null;
            notes: string | null;
            /** @enum {string|null} */
            privacy: "default" | "redacted" | "hidden" | null;
            version: number | null;
            /** Format: date-time */
            created_at: string | null;
            /** Format: date-time */
            updated_at: string | null;
            /** Format: date-time */
            deleted_at: string | null;
            names?: components["schemas"]["NameRead"][] | null;
            score?: number;
            matched?: components["schemas"]["MatchedName"];
            context?: components["schemas"]["SearchContext"];
        };
        PersonUpdate: {
            /** @enum {string|null} */
            gender?: "male" | "female" | "other" | null;
            is_living?: boolean | null;
            notes?: string | null;
            /** @enum {string} */
            privacy?: "default" | "redacted" | "hidden";
            given_name?: string | null;
            surname?: string | null;
            birth?: components["schemas"]["VitalEventUpdate"] | null;
            death?: components["schemas"]["VitalEventUpdate"] | null;
        };
        PlaceRead: {
            /** Format: uuid */
            id: string;
            name: string;
            event_count: number;
        };
        PreviewReport: {
            persons: number;
            families: number;
            sources: number;
            version: string | null;
            encoding: string;
            candidates: components["schemas"]["GedcomCandidate"][];
            unmapped_tags: components["schemas"]["UnmappedTag"][];
            warnings: components["schemas"]["GedcomWarning"][];
            media?: number;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            code: string;
            detail: string;
            request_id: string;
            errors?: components["schemas"]["FieldError"][];
            apply_error?: components["schemas"]["ApplyError"];
        };
        ProposalApply: {
            operations?: components["schemas"]["ProposalOperation"][];
        };
        ProposalCreate: {
            operations: components["schemas"]["ProposalOperation"][];
            summary?: string | null;
            /** @enum {string} */
            origin?: "assistant" | "contributor";
        };
        ProposalDetail: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tree_id: string;
            /** @enum {string} */
            status: "pending" | "applied" | "rejected";
            /** @enum {string} */
            origin: "assistant" | "contributor";
            summary: string | null;
            operations: components["schemas"]["ProposalOperation"][];
            proposer: components["schemas"]["NamedUser"] | null;
            reviewer: components["schemas"]["NamedUser"] | null;
            reject_reason: string | null;
            apply_error: components["schemas"]["ApplyError"] | null;
            applied_operations: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            diff: components["schemas"]["ProposalDiffEntry"][];
        };
        ProposalDiffEntry: {
            operation: number;
            /** @enum {string} */
            op: "create" | "update" | "delete";
            /** @enum {string} */
            entity: "person" | "name" | "event" | "relationship" | "source" | "citation";
            id: string | null;
            label: string | null;
            is_applied: boolean;
            before: Record<string, unknown> | null;
            after: Record<string, unknown> | null;
            mentions: components["schemas"]["ProposalMention"][];
        };
        ProposalMention: {
            id: string;
            /** @enum {string} */
            entity: "person" | "name" | "event" | "relationship" | "source" | "citation";
            label: string;
        };
        ProposalOperation: {
            /** @enum {string} */
            op: "create" | "update" | "delete";
            /** @enum {string} */
            entity: "person" | "name" | "event" | "relationship" | "source" | "citation";
            id?: string | null;
            ref?: string | null;
            data?: Record<string, unknown> | null;
        };
        ProposalRead: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tree_id: string;
            /** @enum {string} */
            status: "pending" | "applied" | "rejected";
            /** @enum {string} */
            origin: "assistant" | "contributor";
            summary: string | null;
            operations: components["schemas"]["ProposalOperation"][];
            proposer: components["schemas"]["NamedUser"] | null;
            reviewer: components["schemas"]["NamedUser"] | null;
            reject_reason: string | null;
            apply_error: components["schemas"]["ApplyError"] | null;
            applied_operations: number;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        ProposalReject: {
            reason?: string | null;
        };
        PublicTreeRead: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string | null;
            /** @enum {string} */
            visibility: "private" | "site_members" | "unlisted" | "public";
            /** Format: uuid */
            home_person_id: string | null;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @enum {string|null} */
            role: "owner" | "editor" | "viewer" | null;
        };
        Register: {
            /** Format: email */
            email: string;
            password: string;
            display_name?: string | null;
        };
        RelationshipCreate: {
            /** @enum {string} */
            type: "parent_child" | "partnership";
            /** Format: uuid */
            from_person_id: string;
            /** Format: uuid */
            to_person_id: string;
            /** @enum {string|null} */
            qualifier?: "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian" | null;
            notes?: string | null;
        };
        RelationshipRead: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tree_id: string;
            /** @enum {string} */
            type: "parent_child" | "partnership";
            /** Format: uuid */
            from_person_id: string;
            /** Format: uuid */
            to_person_id: string;
            redacted: boolean;
            /** @enum {string|null} */
            qualifier: "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian" | null;
            notes: string | null;
            version: number | null;
            /** Format: date-time */
            created_at: string | null;
            /** Format: date-time */
            updated_at: string | null;
            /** Format: date-time */
            deleted_at?: string;
        };
        RelationshipUpdate: {
            /** @enum {string|null} */
            qualifier?: "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian" | null;
            notes?: string | null;
        };
        Restored: {
            restored: number;
        };
        RestoredCounts: {
            persons: number;
            names: number;
            events: number;
            relationships: number;
            sources: number;
            citations: number;
            places: number;
            media: number;
        };
        RestoredTree: {
            /** Format: uuid */
            id: string;
            name: string;
            counts: components["schemas"]["RestoredCounts"];
        };
        SearchContext: {
            birth_place: string | null;
            parents: string[];
            partners: string[];
        };
        SelfPerson: {
            /** Format: uuid */
            person_id?: string | null;
        };
        SessionRead: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string;
            user_agent: string | null;
            current: boolean;
        };
        Sibling: {
            person: components["schemas"]["PersonRead"];
            /** @enum {string} */
            kind: "full" | "half" | "step";
            shared_parent_ids: string[];
        };
        SignedIn: {
            user: components["schemas"]["UserRead"];
            token: string;
            /** @constant */
            token_type: "bearer";
            /** Format: date-time */
            expires_at: string;
        };
        SourceCreate: {
            title: string;
            author?: string | null;
            publication?: string | null;
            repository?: string | null;
            call_number?: string | null;
            url?: string | null;
            notes?: string | null;
        };
        SourceRead: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tree_id: string;
            title: string;
            author: string | null;
            publication: string | null;
            repository: string | null;
            call_number: string | null;
            url: string | null;
            notes: string | null;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at?: string;
        };
        SourceUpdate: {
            title?: string;
            author?: string | null;
            publication?: string | null;
            repository?: string | null;
            call_number?: string | null;
            url?: string | null;
            notes?: string | null;
        };
        TreeAiRead: {
            ai_member_provider: string | null;
            ai_recommender_provider: string | null;
            providers: components["schemas"]["AiProvider"][];
        };
        TreeAiUpdate: {
            ai_member_provider?: string | null;
            ai_recommender_provider?: string | null;
        };
        TreeCreate: {
            name: string;
            description?: string | null;
            /** @enum {string} */
            visibility?: "private" | "site_members" | "unlisted" | "public";
        };
        TreePurge: {
            name: string;
        };
        TreeRead: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string | null;
            /** @enum {string} */
            visibility: "private" | "site_members" | "unlisted" | "public";
            /** Format: uuid */
            home_person_id: string | null;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uuid */
            owner_id: string;
            ai_member_provider: string | null;
            ai_recommender_provider: string | null;
            /** @enum {string|null} */
            role: "owner" | "editor" | "viewer" | null;
            person_count: number;
            /** Format: date-time */
            deleted_at: string | null;
        };
        TreeUpdate: {
            name?: string;
            description?: string | null;
            /** @enum {string} */
            visibility?: "private" | "site_members" | "unlisted" | "public";
            /** Format: uuid */
            home_person_id?: string | null;
        };
        UnmappedTag: {
            tag: string;
            count: number;
            lines: number[];
        };
        UserRead: {
            /** Format: uuid */
            id: string;
            email: string;
            display_name: string | null;
            email_verified: boolean;
            /** Format: uuid */
            self_person_id: string | null;
            is_instance_owner: boolean;
            /** Format: date-time */
            created_at: string;
        };
        UserUpdate: {
            display_name?: string | null;
        };
        VerifyEmail: {
            token: string;
        };
        VitalEventCreate: {
            date?: components["schemas"]["DateInput"] | null;
            place?: string | null;
            detail?: string | null;
            notes?: string | null;
            /** @enum {string} */
            privacy?: "default" | "hidden";
        };
        VitalEventUpdate: {
            date?: components["schemas"]["DateInput"] | null;
            place?: string | null;
            detail?: string | null;
            notes?: string | null;
            /** @enum {string} */
            privacy?: "default" | "hidden";
        };
        Vocabulary: {
            tree_visibilities: string[];
            roles: string[];
            person_visibilities: string[];
            genders: string[];
            privacy_settings: string[];
            event_privacy_settings: string[];
            name_types: string[];
            person_event_types: string[];
            partnership_event_types: string[];
            name_flags: string[];
            date_qualifiers: string[];
            calendars: string[];
            relationship_types: string[];
            parent_qualifiers: string[];
            sibling_kinds: string[];
            proposal_statuses: string[];
            proposal_origins: string[];
            operation_kinds: string[];
            proposed_entities: string[];
            entity_types: string[];
            actor_types: string[];
            gedcom_versions: string[];
            import_actions: string[];
            match_scores: string[];
            restore_warnings: string[];
            problem_codes: string[];
        };
    };
    responses: {
        /** @description A problem (RFC 9457) */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
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
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Register"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Set-Cookie"?: string;
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description email_taken */
            409: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description too_many_tries */
            429: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description wrong_credentials */
            401: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description too_many_tries */
            429: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            403: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            403: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmail"];
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input, invalid_token */
            422: components["responses"]["Problem"];
            /** @description too_many_tries */
            429: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    requestEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            403: components["responses"]["Problem"];
            /** @description too_many_tries */
            429: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description too_many_tries */
            429: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    confirmPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetConfirm"];
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input, invalid_token */
            422: components["responses"]["Problem"];
            /** @description too_many_tries */
            429: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, wrong_password */
            403: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description too_many_tries */
            429: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRead"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            403: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDelete"];
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            403: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
                "application/merge-patch+json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            403: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            403: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    importAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountImport"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            403: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description storage_full */
            507: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    setSelfPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfPerson"];
                "application/merge-patch+json": components["schemas"]["SelfPerson"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            403: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listTrees: {
        parameters: {
            query?: {
                /** @description List the deleted trees that you own and can restore instead. */
                deleted?: boolean;
                /** @description The maximum number of items. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            403: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    createTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreeCreate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    Location?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin */
            403: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getTree: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeRead"] | components["schemas"]["PublicTreeRead"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    deleteTree: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    updateTree: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreeUpdate"];
                "application/merge-patch+json": components["schemas"]["TreeUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    restoreTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeRead"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    purgeTree: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreePurge"];
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description tree_not_deleted */
            409: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getTreeAi: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeAiRead"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    updateTreeAi: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreeAiUpdate"];
                "application/merge-patch+json": components["schemas"]["TreeAiUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeAiRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberCreate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    Location?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description already_member */
            409: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description too_many_tries */
            429: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                tree_id: string;
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRead"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description last_owner */
            409: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
                "application/merge-patch+json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description last_owner */
            409: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Only entries about this record. */
                entity_id?: string;
                /** @description Only entries by this user. */
                actor_id?: string;
                /** @description The maximum number of items. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listPersons: {
        parameters: {
            query?: {
                /** @description Words of names in any order, at most 16, and years of birth or death. A word matches names that start with it, that sound the same, or that differ by at most one letter in three. */
                q?: string;
                /** @description Ids separated by commas: only these persons, with their names. */
                ids?: string;
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
                /** @description The maximum number of items. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    createPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonCreate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    Location?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRead"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    deletePerson: {
        parameters: {
            query?: {
                /** @description Also delete all descendants. */
                cascade?: boolean;
            };
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    updatePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonUpdate"];
                "application/merge-patch+json": components["schemas"]["PersonUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    restorePerson: {
        parameters: {
            query?: {
                /** @description Restore every person of the same deletion. */
                cascade?: boolean;
            };
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getFamily: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Family"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getAncestors: {
        parameters: {
            query?: {
                /** @description The number of generations to follow. */
                generations?: number;
            };
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lineage"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getDescendants: {
        parameters: {
            query?: {
                /** @description The number of generations to follow. */
                generations?: number;
            };
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lineage"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listNames: {
        parameters: {
            query?: {
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
            };
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    createName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameCreate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    Location?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getName: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                person_id: string;
                name_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameRead"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    deleteName: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                person_id: string;
                name_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description last_name */
            409: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    updateName: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                person_id: string;
                name_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameUpdate"];
                "application/merge-patch+json": components["schemas"]["NameUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    restoreName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
                name_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameRead"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description not_deleted, owner_deleted */
            409: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    makeNamePrimary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
                name_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameRead"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listTreeEvents: {
        parameters: {
            query?: {
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
                /** @description The maximum number of items. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventCreate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    Location?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listPersonEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listRelationshipEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                relationship_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
                "application/merge-patch+json": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    restoreEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description not_deleted, owner_deleted */
            409: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listPlaces: {
        parameters: {
            query?: {
                /** @description The maximum number of items. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listTreeRelationships: {
        parameters: {
            query?: {
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
                /** @description The maximum number of items. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    createRelationship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipCreate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    Location?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description duplicate_relationship, ancestry_cycle */
            409: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listPersonRelationships: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getRelationship: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                relationship_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    deleteRelationship: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                relationship_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    updateRelationship: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                relationship_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipUpdate"];
                "application/merge-patch+json": components["schemas"]["RelationshipUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    restoreRelationship: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                relationship_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description not_deleted, owner_deleted, relationship_exists, ancestry_cycle */
            409: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listSources: {
        parameters: {
            query?: {
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
                /** @description The maximum number of items. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    createSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourceCreate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    Location?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceRead"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    deleteSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    updateSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                source_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourceUpdate"];
                "application/merge-patch+json": components["schemas"]["SourceUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    restoreSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceRead"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description not_deleted */
            409: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listCitations: {
        parameters: {
            query?: {
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
                /** @description The maximum number of items. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    createCitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CitationCreate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    Location?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getCitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                citation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationRead"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    deleteCitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                citation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    updateCitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                citation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CitationUpdate"];
                "application/merge-patch+json": components["schemas"]["CitationUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    restoreCitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                citation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationRead"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description not_deleted, owner_deleted */
            409: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listMedia: {
        parameters: {
            query?: {
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
                /** @description The maximum number of items. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    uploadMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MediaCreate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    Location?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description storage_full */
            507: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                media_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaRead"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                media_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    updateMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                media_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaUpdate"];
                "application/merge-patch+json": components["schemas"]["MediaUpdate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    restoreMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                media_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaRead"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description not_deleted, owner_deleted */
            409: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getMediaContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description One range of bytes: `bytes=0-499`. */
                Range?: string;
                /** @description The ETag that you have. The whole file is sent if it is no longer current. */
                "If-Range"?: string;
            };
            path: {
                media_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    "Accept-Ranges"?: string;
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description The range */
            206: {
                headers: {
                    "Content-Range"?: string;
                    ETag?: string;
                    "Accept-Ranges"?: string;
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description range_not_satisfiable */
            416: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    previewGedcom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                    /**
                     * @description What to do with a person that `resolutions` does not name.
                     * @default new
                     * @enum {string}
                     */
                    default_action?: "new" | "skip" | "merge" | "overwrite";
                    /** @description JSON by xref: `{"@I1@": {"action": "merge", "target_id": "…"}}`. */
                    resolutions?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewReport"];
                    "application/x-ndjson": string;
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input, not_gedcom */
            422: components["responses"]["Problem"];
            /** @description storage_full */
            507: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    importGedcom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                    /**
                     * @description What to do with a person that `resolutions` does not name.
                     * @default new
                     * @enum {string}
                     */
                    default_action?: "new" | "skip" | "merge" | "overwrite";
                    /** @description JSON by xref: `{"@I1@": {"action": "merge", "target_id": "…"}}`. */
                    resolutions?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                    "application/x-ndjson": string;
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input, not_gedcom */
            422: components["responses"]["Problem"];
            /** @description storage_full */
            507: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    exportGedcom: {
        parameters: {
            query?: {
                /** @description The version of GEDCOM; by default 5.5.1, or 7.0 in an archive. */
                version?: "5.5.1" | "7.0";
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/vnd.familysearch.gedcom": string;
                    "application/vnd.familysearch.gedcom+zip": string;
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    previewDeceasedByBirth: {
        parameters: {
            query?: {
                /** @description The latest birth year to list. */
                born_on_or_before?: number;
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BornLongAgo"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    previewDeceasedByChild: {
        parameters: {
            query?: {
                /** @description The latest birth year to list. */
                born_on_or_before?: number;
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentLongAgo"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    applyDeceased: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeceasedSelection"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CleanedPersons"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    previewGenderFromGedcom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenderInFile"][];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input, not_gedcom */
            422: components["responses"]["Problem"];
            /** @description storage_full */
            507: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    previewGenderFromName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenderProposal"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    previewGenderFromSpouse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenderProposal"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    applyGender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenderSelection"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CleanedPersons"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    previewNames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameProposal"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    applyNames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameSelection"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CleanedNames"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listProposals: {
        parameters: {
            query?: {
                /** @description Only proposals with this status. */
                status?: "pending" | "applied" | "rejected";
                /** @description The maximum number of items. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalRead"][];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    createProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalCreate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    Location?: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                proposal_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalDetail"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    deleteProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                proposal_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    applyProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                proposal_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProposalApply"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description proposal_not_pending, proposal_failed */
            409: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    rejectProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
            };
            path: {
                proposal_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProposalReject"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalRead"];
                };
            };
            /** @description unreadable_body */
            400: components["responses"]["Problem"];
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description proposal_not_pending */
            409: components["responses"]["Problem"];
            /** @description version_stale */
            412: components["responses"]["Problem"];
            /** @description too_large */
            413: components["responses"]["Problem"];
            /** @description unsupported_media_type */
            415: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listPublicTrees: {
        parameters: {
            query?: {
                /** @description Words of a name or description, in any order. */
                q?: string;
                /** @description The maximum number of items. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTreeRead"][];
                };
            };
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getPublicTree: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTreeRead"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listPublicPersons: {
        parameters: {
            query?: {
                /** @description Words of names in any order, at most 16, and years of birth or death. A word matches names that start with it, that sound the same, or that differ by at most one letter in three. */
                q?: string;
                /** @description Ids separated by commas: only these persons, with their names. */
                ids?: string;
                /** @description The maximum number of items. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRead"][];
                };
            };
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listPublicRelationships: {
        parameters: {
            query?: {
                /** @description The maximum number of items. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"][];
                };
            };
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listPublicEvents: {
        parameters: {
            query?: {
                /** @description The maximum number of items. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: never;
            path: {
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"][];
                };
            };
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description invalid_input */
            422: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getPublicPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRead"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listPublicNames: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameRead"][];
                };
            };
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    listPublicPersonEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"][];
                };
            };
            /** @description not_found */
            404: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getInstance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instance"];
                };
            };
            /** @description unauthenticated */
            401: components["responses"]["Problem"];
            /** @description email_unverified, foreign_origin, forbidden */
            403: components["responses"]["Problem"];
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getOpenapi: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
    getVocabulary: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vocabulary"];
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description not_acceptable */
            406: components["responses"]["Problem"];
            /** @description any other problem */
            default: components["responses"]["Problem"];
        };
    };
}
