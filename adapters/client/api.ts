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
        /**
         * Create an account and sign in
         * @description Creates an account and opens its first session. The answer contains the token, and the same token is set as a cookie. The language of the account is the one that `Accept-Language` wants, if the service has it. The service sends a mail with a link that verifies the e-mail address. With an invitation to an address, the account must have that address, and the token of the mailed link verifies it at once.
         */
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
        /**
         * Sign in
         * @description Opens a session. A wrong address and a wrong password have the same answer after the same time, so the answer does not reveal which accounts exist. Where a directory elsewhere keeps the passwords, the first sign-in makes the account, as at any other provider: `email_taken` and `registration_closed` say why it does not.
         */
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
        /**
         * Sign out of this session
         * @description Ends the session of this request and removes its cookie. The other sessions of the account continue.
         */
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
        /**
         * List your sessions
         * @description Lists the open sessions of the account, with the time and the program of their last use. Tokens are never shown.
         */
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
        /**
         * End one of your sessions
         * @description Ends one session of the account, for example of a lost device. Its token works no longer.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your API tokens
         * @description Lists the API tokens of the account with their scopes and their last use: at most 50. Tokens are never shown.
         */
        get: operations["listApiTokens"];
        put?: never;
        /**
         * Create an API token for a program
         * @description Creates an API token with scopes. A program that has it can do what its user and its scopes allow. An assistant reads only trees that have chosen its provider, and proposes changes. The answer is the only one that contains the token. An account can have 50 tokens.
         */
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/tokens/{token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke one of your API tokens
         * @description Revokes an API token. It stops working at once.
         */
        delete: operations["revokeApiToken"];
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
        /**
         * Verify an e-mail address with the token from the mail
         * @description Confirms the e-mail address of the account with the token from the verification mail. The token works once and for 48 hours. Every other session of the account ends, and its API tokens are revoked. Without a session of the account its password is removed too, because somebody else may have set it: the answer is 200, and the service sends a mail with a link for a new one. Nothing is removed if the address was verified before. An account without a password is confirmed only with a session of it, because somebody else may have signed in at a provider with this address: otherwise the answer is 401, and the token can still be used.
         */
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
        /**
         * Request another verification mail
         * @description Sends another verification mail to the address of the account. Only the newest link works.
         */
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
        /**
         * Request a mail for a password reset
         * @description Sends a mail with a link for a new password if the address has an account. The answer is the same if it has none.
         */
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
        /**
         * Reset the password with the token from the mail; all sessions end
         * @description Sets a new password with the token from the mail. The token works once and for one hour. Every session of the account ends.
         */
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
        /**
         * Change the password; every other session ends
         * @description Replaces the password, which requires the current one. Every other session of the account ends, and its API tokens are revoked unless `keep_tokens` is true.
         */
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
        /**
         * Get your account
         * @description Returns the account of the caller. It is available before the e-mail address is verified.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete your account and the trees that only you own
         * @description Deletes the account permanently. Trees without another owner are deleted with it. In all other trees the membership ends. The e-mail address must be repeated as confirmation.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /**
         * Update your account
         * @description Changes the display name of the account and the language of its mails. Fields that are absent stay as they are.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/users/me/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what your trees store
         * @description Returns the bytes that all trees of the caller store, and how many they may store. At the limit every write in these trees is refused with 507 `storage_full`, for every member; reading and deleting go on.
         */
        get: operations["getStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a backup of your own trees with their media
         * @description Streams a ZIP archive with every tree that the caller owns: all records, the kept records of imported files, and the media. `POST /users/me/import` restores the archive, here or in another instance.
         */
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
        /**
         * Restore a backup as new trees; all of it or nothing
         * @description Restores an archive of `GET /users/me/export` as new trees of the caller. Every record gets a new id. If the archive is invalid, nothing is written.
         */
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
        /**
         * Set or clear the person that you are
         * @description Links the account to the person in a tree who is its user, or removes the link. The caller must see the person in full.
         */
        patch: operations["setSelfPerson"];
        trace?: never;
    };
    "/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ways to sign in
         * @description Lists the identity providers with which people can sign in here, in the order in which a page offers them. The provider `password` means an e-mail address with a password.
         */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oidc/{provider_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in at an OpenID provider
         * @description For browsers: redirects to the provider, which sends the browser back after the sign-in. A cookie of ten minutes holds what belongs to this sign-in.
         */
        get: operations["startSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oidc/{provider_id}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come back from an OpenID provider
         * @description For browsers that a provider sends back: opens a session and redirects to the path of the start. If the sign-in is refused, redirects to `/sign-in` with the reason in `error`, one of `sign_in_errors` in `/vocabulary`.
         */
        get: operations["finishSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your identities
         * @description Lists the identities with which the caller can sign in. An account with a password has one of the provider `password`.
         */
        get: operations["listIdentities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/identities/{identity_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove one of your identities
         * @description Removes a way to sign in; another one must remain. The one of the provider `password` is removed with the password. Every other session of the account ends.
         */
        delete: operations["removeIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your trees
         * @description Lists the trees of which the caller is a member, oldest first.
         */
        get: operations["listTrees"];
        put?: never;
        /**
         * Create a tree
         * @description Creates an empty tree. The caller becomes its owner.
         */
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
        /**
         * One tree
         * @description Returns one tree. Members get `TreeRead`. Other readers of a visible tree get `PublicTreeRead`, which has fewer fields.
         */
        get: operations["getTree"];
        put?: never;
        post?: never;
        /**
         * Delete a tree; it can be restored within the recovery window
         * @description Deletes a tree for everyone except its owners, who can restore it within the recovery window.
         */
        delete: operations["deleteTree"];
        options?: never;
        head?: never;
        /**
         * Update a tree
         * @description Changes the name, the description, the visibility or the home person of a tree. Editors can do this.
         */
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
        /**
         * Restore a deleted tree
         * @description Restores a deleted tree with everything in it. Only owners can do this.
         */
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
        /**
         * Purge a deleted tree permanently
         * @description Removes a deleted tree and its media permanently. The name of the tree must be repeated as confirmation.
         */
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
        /**
         * Get the AI policy of a tree and the configured providers
         * @description Returns which AI providers the members and the recommender of a tree use, and which providers the instance offers.
         */
        get: operations["getTreeAi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the AI policy of a tree
         * @description Selects the AI providers of a tree, or none. Only owners can do this.
         */
        patch: operations["updateTreeAi"];
        trace?: never;
    };
    "/trees/{tree_id}/exposure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what visitors without an account see of a tree, with the reasons
         * @description Counts the persons of a tree by what visitors without an account see of them, and by the facts that decide. It also names the persons who become visible this year and next year. Only editors can read it.
         */
        get: operations["getExposure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a tree
         * @description Lists the members of a tree with their roles, in the order in which they joined.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Add a user to a tree
         * @description Adds the account with this e-mail address to the tree. Only owners can do this.
         */
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
        /**
         * Get one member of a tree
         * @description Returns one member of a tree. The `Location` of an added member leads here.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /**
         * Remove a member from a tree
         * @description Ends a membership. Owners can remove everyone, and members can remove themselves. A tree keeps at least one owner.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change the role of a member
         * @description Changes the role of a member. Only owners can do this. A tree keeps at least one owner.
         */
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
        /**
         * List the audit entries of a tree, newest first
         * @description Lists the changes of a tree with the values before and after each change, newest first. Only editors can read it.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open invitations of a tree
         * @description Lists the invitations that are not accepted yet, oldest first: at most 100. Only owners can read it.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite somebody to a tree by a link
         * @description Creates a link that makes one person a member of the tree. With `email` the service also mails the invitation, by another link, and only an account with that address can accept it. It ends when the owner who made it is no owner of the tree any more. Only owners can do this. A tree can have 100 open invitations. An account can mail 100 invitations a day, 3 of them to one address. An address gets at most 10 a day from all accounts; a further invitation has only its link.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/invitations/{invitation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an open invitation
         * @description Returns one invitation that is not accepted yet, without its link. Only owners can read it.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description Revokes an open invitation. Its link stops working at once. Only owners can do this.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an invitation with the token of its link
         * @description Returns the tree, the owner who invites, and the role. It needs no account, and does not use the invitation up.
         */
        post: operations["openInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Makes the caller a member of the tree of the invitation and uses the invitation up. An existing member keeps the higher role. An invitation to an address is accepted only by the account with that address, which must be verified. The token of the mailed link also verifies that address: then every other session of the account ends, and its API tokens are revoked.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links of a tree
         * @description Lists the links that have not ended, oldest first: at most 100. Only editors can read it.
         */
        get: operations["listLinks"];
        put?: never;
        /**
         * Make a link by which somebody reads a tree without an account
         * @description Makes a link that ends at `expires_at`, at most 366 days from now. With `shows: public` its holder sees what visitors would see if the tree was public, with `shows: members` what viewers see, living people too. Editors make the first kind, owners both. The link ends for good when its maker loses this right, and rests while the tree is deleted. A tree can have 100 links.
         */
        post: operations["createLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{link_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a link
         * @description Returns one link that has not ended, without its address. Only editors of its tree can read it.
         */
        get: operations["getLink"];
        put?: never;
        post?: never;
        /**
         * End a link
         * @description Ends a link at once. Editors can end links of `shows: public`, owners all.
         */
        delete: operations["deleteLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a link
         * @description Sets the cookie by which the caller reads the tree of the link with GET requests until the link ends, without an account. A further link replaces it. An unknown link, an ended one and a wrong passcode get the same answer.
         */
        post: operations["openLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a tree
         * @description Lists the changes of a tree, newest first. One command is one change, with an entry for each record that it touched. Only editors can read it.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/{change_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a change
         * @description Returns a change of a tree. Only editors can read it.
         */
        get: operations["getChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/{change_id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a change
         * @description Lists what a change did to each record: its fields before and after. The entries of an import are those of the records that it created and changed. Only editors can read them.
         */
        get: operations["listChangeEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/{change_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change
         * @description Undoes a change as a new change: sets fields back, deletes what the change created, and restores what it deleted. An undo can be undone too. It needs the rights of the writes in it. A field that has been changed since is a conflict, and nothing is written; `fields` lists conflicts to overwrite. With `dry_run` nothing is written, and the answer lists the fields that the undo would set.
         */
        post: operations["undoChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a person
         * @description Lists the changes of a person and of the names, events, relationships, citations and media of the person, newest first. Only members can read it.
         */
        get: operations["listPersonHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of your account
         * @description Lists the changes of the caller's own account, newest first: sign-ins, passwords and the profile.
         */
        get: operations["listOwnActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes without a tree
         * @description Lists the changes of accounts and of purged trees, newest first, without names and without the data of people. Only the operator can read it (`OWNER_EMAIL`).
         */
        get: operations["listInstanceActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the changes of a tree
         * @description Lists the changes of a tree, oldest first, by ids without any data. A reader who has read up to a `seq` has missed no change before it. With `Accept: text/event-stream` the changes are sent as they happen, as server-sent events; the `id` of an event is the `seq`. The stream ends within 5 seconds of the end of the membership, the session, the token or the tree. An account can have 20 streams and a tree 200; another one is 503 `store_busy`. Nothing expires, but after the restore of a backup a `seq` may be ahead of the tree: the answer is then 410 `feed_expired`. Only members can read it.
         */
        get: operations["listFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/feed/{seq}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a change in the feed
         * @description Lists what a change did to each record, by ids without any data. An item of the feed holds the first 1,000 entries; an import can have more. Only members can read them.
         */
        get: operations["listFeedEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks of a tree
         * @description Lists the webhooks of a tree without their secrets, oldest first: at most 10. Only owners can read them.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Creates a webhook. Each change of the tree is then sent to its address by POST: the item of the feed with `tree_id`, by ids without any data. Changes come in order and at least once; the creation of the webhook is the first. The header `Stemma-Signature` is `t=<unix time>,v1=<hex>`, where `<hex>` is the HMAC-SHA256 of `<unix time>.<body>` with the text of `secret` as its key. Every answer from 200 to 299 within ten seconds counts as delivered; redirects are not followed. A change that is not delivered is sent again after two seconds and then with growing pauses. After 24 hours the change is given up, the webhook is switched off, and the owners get a mail. The answer is the only one that contains `secret`. A tree can have ten webhooks; all trees of one owner 50, of which 20 can lead to the same host. Only owners can do this.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one webhook
         * @description Returns one webhook without its secret. Only owners of its tree can read it.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes a webhook for good, with its secret and its deliveries. Only owners can do this.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change or switch a webhook
         * @description Changes the address or the actions of a webhook, or switches it off and on. A webhook that is switched on again gets the changes that it has not got yet, except one that was given up. Only owners can do this.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhooks/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description Lists the attempts to deliver changes to a webhook, newest first. They are kept for seven days. Only owners can read them.
         */
        get: operations["listWebhookDeliveries"];
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
        /**
         * List the persons of a tree, by page, by ids or by a search
         * @description Lists persons in the order of their creation or of `sort`, and only those that the filters match. With `q` the list is ordered by falling score. With `ids` it contains only these persons, with their names. `sort`, `count` and filters cannot be combined with `q`, `ids` and `deleted`. Two searches of a tree run at the same time; others wait, and are refused with `store_busy` after ten seconds.
         */
        get: operations["listPersons"];
        put?: never;
        /**
         * Create a person
         * @description Creates a person with names and, on request, with a birth and a death. All parts are created in one transaction.
         */
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
        /**
         * Get one person with names
         * @description Returns one person with at most 500 names. A reader who may not see the person in full gets a redacted person, which has the same fields with null.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        /**
         * Delete a person with their relationships
         * @description Deletes a person with the names, events, citations and relationships of that person. `POST /persons/{person_id}/restore` brings all of them back.
         */
        delete: operations["deletePerson"];
        options?: never;
        head?: never;
        /**
         * Update a person; given name and surname are those of the primary name, birth and death those of the events
         * @description Changes a person. `given_name` and `surname` change the primary name. `birth` and `death` change the event of that type, or create it.
         */
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
        /**
         * Restore a deleted person and everything that the same deletion removed
         * @description Restores a deleted person and everything that the same deletion removed. A relationship returns when its other person exists.
         */
        post: operations["restorePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge another person of the tree into this one
         * @description Merges the person `from_id` into this one. Names become alternate names; equal names, events, citations and relationships become one; everything else moves. Accounts, the tree and portraits that named the other person name this one. `take` chooses which of both values a field gets. It is one change: its undo brings back both persons. With `dry_run` nothing is written.
         */
        post: operations["mergePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain what each kind of reader sees of a person
         * @description Returns what visitors without an account, users without a role and members see of a person, and the facts that decide. Only editors can read it.
         */
        get: operations["getPersonVisibility"];
        put?: never;
        post?: never;
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
        /**
         * Get the parents, siblings, partners and children of a person
         * @description Returns the closest relatives of a person, at most 500 of each kind. Each relative is shown as far as the reader may see them.
         */
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
        /**
         * Get a person and their ancestors
         * @description Returns the person, the ancestors up to the number of generations, and the parent-child relationships between them.
         */
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
        /**
         * Get a person and their descendants
         * @description Returns the person, the descendants up to the number of generations, and the parent-child relationships between them.
         */
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
        /**
         * List the names of a person
         * @description Lists the names of a person: the primary name, then the others in the order of their creation. Without `limit` a page has at most 1,000.
         */
        get: operations["listNames"];
        put?: never;
        /**
         * Add a name to a person
         * @description Adds a name to a person. With `is_primary` the new name becomes the primary name.
         */
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
        /**
         * Get one name of a person
         * @description Returns one name of a person with its type and all its parts.
         */
        get: operations["getName"];
        put?: never;
        post?: never;
        /**
         * Delete a name; if it was primary, another becomes primary
         * @description Deletes a name. If it was the primary name, another name becomes primary. The last name of a person cannot be deleted.
         */
        delete: operations["deleteName"];
        options?: never;
        head?: never;
        /**
         * Update a name
         * @description Changes the type or the parts of a name. `POST …/make-primary` makes a name the primary name.
         */
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
        /**
         * Restore a deleted name; it is not the primary one
         * @description Restores a deleted name. The primary name of the person stays the same.
         */
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
        /**
         * Make a name the primary name
         * @description Makes a name the primary name of its person. The former primary name becomes an ordinary name.
         */
        post: operations["makeNamePrimary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/neighbourhood": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the people around a person
         * @description Returns ancestors, descendants and siblings of a person with all their partners, the relationships among them, and how many relatives are beyond.
         */
        get: operations["getNeighbourhood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get everything about one person
         * @description Returns a person with names, events, family, citations, sources and media: at most 500 of each, and in `more` how many are left out. Each part has what the reader may see.
         */
        get: operations["getPersonPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/reckoning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reckon when a person was born and died
         * @description Returns the years between which a person was born and died, as they follow from the events of the person, of parents, children, siblings and partners, each bound with the fact that gives it, and the facts that cannot all be true. The rules and their limits are in `reckoning_rules` of `/vocabulary`. Only members can read it.
         */
        get: operations["getReckoning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/kinship/{other_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find out how two persons are related
         * @description Returns the ways from one person to another over parents, children and partners, with the name of the kinship in English. A hidden person blocks a way.
         */
        get: operations["getKinship"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/kinship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name the kinship of many persons to one person
         * @description Returns what each person is to the person in the middle, by id. Relatives by marriage are found up to twelve steps away. Unrelated persons are absent.
         */
        get: operations["listKinship"];
        put?: never;
        /**
         * Name the kinship of many persons to one person, for long lists
         * @description Answers as the GET of the same address does. Nothing is changed.
         */
        post: operations["findKinship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tree in numbers
         * @description Counts the records of a tree and says how complete it is. Only persons that the reader sees in full count.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/surnames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the surnames of a tree
         * @description Lists the surnames of the persons that the reader sees in full with their frequency, by name.
         */
        get: operations["listSurnames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/anniversaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the anniversaries of a tree
         * @description Lists the anniversaries of events with an exact day, by day. Days of other calendars count with their Gregorian day. Only members can read it.
         */
        get: operations["listAnniversaries"];
        put?: never;
        post?: never;
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
        /**
         * List the events of a tree
         * @description Lists the events of a tree in the order of their creation. Events that the reader may not see are left out.
         */
        get: operations["listTreeEvents"];
        put?: never;
        /**
         * Create an event of a person or partnership
         * @description Creates an event of a person or of a partnership. Exactly one of `person_id` and `relationship_id` is required.
         */
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
        /**
         * List the events of a person and of their partnerships
         * @description Lists the events of a person and of the partnerships of that person by date. Those without a date are last. Without `limit` a page has at most 1,000.
         */
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
        /**
         * List the events of a partnership
         * @description Lists the events of a partnership, such as a marriage. Without `limit` a page has at most 1,000.
         */
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
        /**
         * Get one event
         * @description Returns one event with its date and the name of its place.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        /**
         * Delete an event
         * @description Deletes an event with its citations.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        /**
         * Update an event; a date is replaced as a whole
         * @description Changes an event. A date is replaced as a whole. The subject of an event cannot be changed.
         */
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
        /**
         * Restore a deleted event and everything that was deleted with it
         * @description Restores a deleted event with the citations and media that were deleted with it.
         */
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
        /**
         * List the places of a tree with the number of their events
         * @description Lists the places of a tree, each with the number of events there, in the order of their creation or in that of `sort`. Members only. Places that events have named are listed as long as an event has them.
         */
        get: operations["listPlaces"];
        put?: never;
        /**
         * Create a place
         * @description Creates a place. Its name is unique within its parent, without regard to case and spacing. An event with this text as its `place` is at this place.
         */
        post: operations["createPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places/{place_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one place
         * @description Returns one place with the number of its events. Members only.
         */
        get: operations["getPlace"];
        put?: never;
        post?: never;
        /**
         * Delete a place without events and parts
         * @description Deletes a place. A place that has events or parts is not deleted. Deleted events at the place keep its text, and the undo of the change brings the place back.
         */
        delete: operations["deletePlace"];
        options?: never;
        head?: never;
        /**
         * Update a place; a new name is the text of all its events
         * @description Changes a place. A new name is the text of all its events, in one change that can be undone. Each of these events becomes a new version.
         */
        patch: operations["updatePlace"];
        trace?: never;
    };
    "/places/{place_id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge another place of the tree into this one
         * @description Merges the place `from_id` into this one, which gets its events and parts, and its kind, coordinates and notes where it has none. The name and the parent of this place stay, and its name is the text of the moved events. It is one change that can be undone. A place that contains this one, or has a part with the name of a part of this one, is refused.
         */
        post: operations["mergePlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places/{place_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events at a place
         * @description Lists the events at a place in the order of their creation. Members only.
         */
        get: operations["listPlaceEvents"];
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
        /**
         * List the relationships of a tree
         * @description Lists the relationships of a tree in the order of their creation.
         */
        get: operations["listTreeRelationships"];
        put?: never;
        /**
         * Create a relationship
         * @description Creates a relationship between two persons of a tree: a parent and a child, or two partners.
         */
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
        /**
         * List the relationships of a person
         * @description Lists every relationship of a person: with parents, children and partners. Without `limit` a page has at most 1,000.
         */
        get: operations["listPersonRelationships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/relationships/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order the children or the partners of a person
         * @description Puts all children or all partners of a person in the order of `ids`. The children that another parent shares with the person get the same order there. The answer has the relationships in this order.
         */
        post: operations["orderRelationships"];
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
        /**
         * Get one relationship
         * @description Returns one relationship. If the reader may not see both persons in full, only the ids and the type are shown.
         */
        get: operations["getRelationship"];
        put?: never;
        post?: never;
        /**
         * Delete a relationship with its events and citations
         * @description Deletes a relationship with its events and citations.
         */
        delete: operations["deleteRelationship"];
        options?: never;
        head?: never;
        /**
         * Update a relationship
         * @description Changes the fields of a relationship. Its persons and its type cannot be changed.
         */
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
        /**
         * Restore a deleted relationship and everything that was deleted with it
         * @description Restores a deleted relationship with the events and citations that were deleted with it.
         */
        post: operations["restoreRelationship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/associations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the associations of a tree
         * @description Lists the associations of a tree in the order of their creation.
         */
        get: operations["listAssociations"];
        put?: never;
        /**
         * Create an association
         * @description Says who was beside a person, or took part in an event or relationship: a godparent, a witness, a friend. The associate is a person of the tree (`associate_id`), or somebody else with a name (`associate_name`).
         */
        post: operations["createAssociation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/associations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the associations of a person
         * @description Lists the associations of a person, of the events and relationships, and those in which the person is the associate. Without `limit` a page has at most 1,000.
         */
        get: operations["listPersonAssociations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/associations/{association_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one association
         * @description Returns one association with the ids of its persons and of its event or relationship.
         */
        get: operations["getAssociation"];
        put?: never;
        post?: never;
        /**
         * Delete an association
         * @description Deletes an association. Its persons stay.
         */
        delete: operations["deleteAssociation"];
        options?: never;
        head?: never;
        /**
         * Update an association
         * @description Changes the associate, the role or the texts of an association. What it is about cannot be changed.
         */
        patch: operations["updateAssociation"];
        trace?: never;
    };
    "/associations/{association_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted association
         * @description Restores a deleted association. Its persons and its event or relationship must exist.
         */
        post: operations["restoreAssociation"];
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
        /**
         * List the sources of a tree
         * @description Lists the sources of a tree in the order of their creation.
         */
        get: operations["listSources"];
        put?: never;
        /**
         * Create a source
         * @description Creates a source, such as a parish register or a book. Citations refer to it.
         */
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
        /**
         * Get one source
         * @description Returns one source with everything that is known about it.
         */
        get: operations["getSource"];
        put?: never;
        post?: never;
        /**
         * Delete a source with its citations
         * @description Deletes a source with all its citations.
         */
        delete: operations["deleteSource"];
        options?: never;
        head?: never;
        /**
         * Update a source
         * @description Changes the fields of a source. Fields that are absent stay as they are.
         */
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
        /**
         * Restore a deleted source with the citations and media that were deleted with it
         * @description Restores a deleted source with the citations and media that were deleted with it.
         */
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
        /**
         * List the citations of a tree
         * @description Lists the citations of a tree in the order of their creation.
         */
        get: operations["listCitations"];
        put?: never;
        /**
         * Create a citation
         * @description Links a source to a person, an event, a name or a relationship. Exactly one of these is required.
         */
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
        /**
         * Get one citation
         * @description Returns one citation with the ids of its source and its target.
         */
        get: operations["getCitation"];
        put?: never;
        post?: never;
        /**
         * Delete a citation
         * @description Deletes a citation. Its source and its target stay.
         */
        delete: operations["deleteCitation"];
        options?: never;
        head?: never;
        /**
         * Update a citation
         * @description Changes the page, the detail or the confidence of a citation. Its source and its target cannot be changed.
         */
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
        /**
         * Restore a deleted citation
         * @description Restores a deleted citation. Its source and its target must exist.
         */
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
        /**
         * List the media of a tree
         * @description Lists the media of a tree in the order of their creation, without their bytes.
         */
        get: operations["listMedia"];
        put?: never;
        /**
         * Upload a medium
         * @description Stores a picture, a recording or a document. The type is found from the bytes, not from the declared type or the file name.
         */
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
        /**
         * Get one medium
         * @description Returns the record of a medium. `url` is the address of its bytes.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        /**
         * Delete a medium
         * @description Deletes the record of a medium. The bytes are kept as long as it can be restored.
         */
        delete: operations["deleteMedia"];
        options?: never;
        head?: never;
        /**
         * Update the title or attachment of a medium
         * @description Changes the title or the attachment of a medium. A medium is attached to at most one record.
         */
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
        /**
         * Restore a deleted media object
         * @description Restores a deleted medium with its title and its attachment.
         */
        post: operations["restoreMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{media_id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a small version of a picture
         * @description Returns a WebP picture of which the longer side has at most `size` pixels: upright, without metadata, and never larger than the picture itself. It is made at the first request. JPEG, PNG, GIF, WebP, TIFF and AVIF files of at most 100 megapixels have thumbnails.
         */
        get: operations["getMediaThumbnail"];
        put?: never;
        post?: never;
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
        /**
         * Download the bytes of a medium, or a range of them
         * @description Returns the stored bytes with their type. One range of bytes can be requested. Pictures, recordings, videos and PDF files are shown in the browser; all other types are downloads.
         */
        get: operations["getMediaContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/gedcom/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a GEDCOM file or a GEDZIP, to preview and import it
         * @description Stores a file for an hour. A preview and an import take its `upload_id` instead of the file. Only the account that uploaded it can use it, and only for this tree.
         */
        post: operations["uploadGedcom"];
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
        /**
         * Preview the import of a GEDCOM file or a GEDZIP; nothing is written
         * @description Reads a GEDCOM file or a GEDZIP archive, or an upload of one, and reports what an import would find: counts, warnings, and persons who may already be in the tree. Nothing is written.
         */
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
        /**
         * Import a GEDCOM file or a GEDZIP into a tree; all of it or nothing
         * @description Imports a GEDCOM file or a GEDZIP archive, or an upload of one, which is removed then. The import is one transaction: all or nothing. A faulty line is a warning with its line number, and the rest is imported.
         */
        post: operations["importGedcom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/gedcom/uploads/{upload_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the import of an upload; nothing is written
         * @description Reads an upload of the caller and reports what an import would find, as the preview of a file does. 404 if the upload is not there, has expired, or belongs to another account or tree.
         */
        post: operations["previewGedcomUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/gedcom/uploads/{upload_id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import an upload into a tree; all of it or nothing
         * @description Imports an upload of the caller, as the import of a file does, and removes it. 404 if the upload is not there, has expired, or belongs to another account or tree.
         */
        post: operations["importGedcomUpload"];
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
        /**
         * Export a tree as a GEDCOM file, or with its media as a GEDZIP
         * @description Streams the tree as GEDCOM. With `Accept: application/vnd.familysearch.gedcom+zip` the answer is a GEDZIP archive, which contains the media too.
         */
        get: operations["exportGedcom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/persons/{person_id}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the records of imported files about a person
         * @description Lists the lines that imports kept of a person and of the person's families, in the order of the files. `mapped` has the indexes of the lines that are data: their values are in fields of the records of the tree. Without `limit` a page has at most 1,000 records. Only members can read it.
         */
        get: operations["listPersonRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sources/{source_id}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the records of imported files about a source
         * @description Lists the lines that imports kept of a source, in the order of the files. `mapped` has the indexes of the lines that are data: their values are in fields of the source. There are at most 1,000. Only members can read it.
         */
        get: operations["listSourceRecords"];
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
        /**
         * List persons who were born so long ago that they must be dead
         * @description Lists persons without a death who were born in or before the given year. Nothing is changed.
         */
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
        /**
         * List parents of a child who was born so long ago that they must be dead
         * @description Lists persons without a death who have a child that was born in or before the given year. Nothing is changed.
         */
        get: operations["previewDeceasedByChild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/cleanup/deceased-by-relatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List persons who must be dead by the years of their relatives
         * @description Lists persons who may be living by the living rule, although their reckoned birth ended more than 120 years ago, with the facts that give the years. Nothing is changed, and no person becomes visible by it.
         */
        get: operations["previewDeceasedByRelatives"];
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
        /**
         * Mark persons as not living; all of them or none
         * @description Marks persons as not living, in one transaction. Persons who are already marked stay unchanged.
         */
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
        /**
         * Propose the sex of persons from a GEDCOM file, matched by name
         * @description Compares the persons of the tree with those of a GEDCOM file and proposes the sex that the file has. A name that fits several persons or both sexes is left out.
         */
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
        /**
         * Propose the sex of persons from their given name (English and German)
         * @description Proposes the sex of persons who have none, from a dictionary of English and German given names. Nothing is changed.
         */
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
        /**
         * Propose the sex of persons from the sex of their partners
         * @description Proposes the sex of persons who have none, from the sex of their partners. Nothing is changed.
         */
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
        /**
         * Set the sex of persons who have none
         * @description Sets the sex of persons, in one transaction. Persons who already have one stay unchanged.
         */
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
        /**
         * List names with errors, with a correction where it is certain
         * @description Lists names with typical errors, such as a date in the surname or a title in the given names, with a correction where it is certain. Nothing is changed.
         */
        get: operations["previewNames"];
        put?: never;
        /**
         * Correct the parts of names; all of them or none
         * @description Replaces given names and surnames, and the other parts that are given, in one transaction. A nickname becomes a further name. Names that already have these parts stay unchanged.
         */
        post: operations["applyNames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pairs of persons who may be one
         * @description Lists pairs of persons with similar names who may be the same person, the best first. Relatives, siblings with one name and dismissed pairs are not among them, and neither are two persons if their reckoned years of birth or of death do not meet. Two written dates meet if they are at most five years apart. Only editors can read it.
         */
        get: operations["listDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/duplicates/dismissals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that two persons are not the same
         * @description Takes a pair of persons out of the list of duplicates. It holds for the kept person when one of them is merged. At most 1,000 pairs are dismissed for one person.
         */
        post: operations["dismissDuplicate"];
        /**
         * Take back that two persons are not the same
         * @description Lets a pair of persons appear in the list of duplicates again. Without a dismissal nothing changes.
         */
        delete: operations["reconsiderDuplicate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is impossible or unlikely in a tree
         * @description Lists what the rules find in a tree, by person. `check_rules` of the vocabulary has the rules with their limits. Dates that are not exact count with all days that they may mean: `about` five years more, `estimated` ten, `calculated` two, and a date of January to March until 1752 with the year after, unless it is a dual year. Dismissed findings are left out. Only editors can read it.
         */
        get: operations["listChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/checks/dismissals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a finding is no fault
         * @description Takes what a rule finds of these persons out of the list, also after later edits. It holds for the kept person when one of them is merged. At most 200 findings are dismissed at one person.
         */
        post: operations["dismissCheck"];
        /**
         * Take back that a finding is no fault
         * @description Lets a finding appear in the list again. Without a dismissal nothing changes.
         */
        delete: operations["reconsiderCheck"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run several operations at once, all or none
         * @description Runs up to 1,000 operations in one transaction. Operations are written as in a proposal, and later ones can refer to records that earlier ones create. If one operation is refused, nothing is stored, and the problem names its index. All operations together are one change. Batches of one tree run one after another; one that waits for more than 60 seconds is 503 `store_busy`, as is the 21st of an account at the same time.
         */
        post: operations["runBatch"];
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
        /**
         * List the proposals of a tree
         * @description Lists the proposals of a tree with their operations, in the order of their creation.
         */
        get: operations["listProposals"];
        put?: never;
        /**
         * Propose changes to a tree
         * @description Proposes changes to a tree. Any member can propose. Nothing in the tree changes until an editor applies the proposal. An account can have 1,000 pending proposals in a tree.
         */
        post: operations["createProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trees/{tree_id}/proposals/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the proposals of a tree
         * @description Counts the proposals of a tree by their status, and the pending ones by their origin. For the start page of a reviewer.
         */
        get: operations["countProposals"];
        put?: never;
        post?: never;
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
        /**
         * Get one proposal with the difference to the present records
         * @description Returns one proposal with the difference that each operation makes to the present records, and what it is based on. `stale` lists the operations that name a record which was changed or deleted since they were proposed.
         */
        get: operations["getProposal"];
        put?: never;
        post?: never;
        /**
         * Delete a proposal; changes that it made stay
         * @description Deletes a proposal. Its proposer and editors can do this. Changes that it made stay.
         */
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
        /**
         * Apply the remaining operations of a proposal, or edited or chosen ones
         * @description Applies the operations of a proposal in order, each as its own change. After a failure, another call continues at the failed operation; `operations` replaces those that are left. With `only`, the other operations do not run, and the proposal is applied all the same. While an apply is running, another one is refused.
         */
        post: operations["applyProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{proposal_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo what a proposal applied
         * @description Undoes the operations of a proposal that are applied, the last one first, as one new change. That change can be undone too. The proposal is pending again, and can be applied again or rejected. A field that has been changed since is a conflict, and nothing is written; `fields` lists conflicts to overwrite, and `force` overwrites all of them. With `dry_run` nothing is written, and the answer lists the fields that the undo would set.
         */
        post: operations["undoProposal"];
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
        /**
         * Reject a proposal
         * @description Rejects a pending proposal, with an optional reason.
         */
        post: operations["rejectProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposals/{proposal_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the comments on a proposal
         * @description Lists what members say about a proposal, oldest first.
         */
        get: operations["listProposalComments"];
        put?: never;
        /**
         * Comment on a proposal
         * @description Adds a comment to a proposal. Any member of the tree can comment, in any state of the proposal.
         */
        post: operations["createProposalComment"];
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
        /**
         * List the directory of visible trees
         * @description Lists the trees that the caller may see: public ones for everyone, and those for members of the site for signed-in users.
         */
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
        /**
         * One tree
         * @description Returns one visible tree as the public sees it.
         */
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
        /**
         * List the persons of a tree
         * @description Lists the persons of a visible tree. Living persons are redacted, and hidden persons are left out.
         */
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
        /**
         * List the relationships of a tree
         * @description Lists the relationships of a visible tree between persons that the reader may see.
         */
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
        /**
         * List the events of a tree
         * @description Lists the events of persons that the reader sees in full.
         */
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
        /**
         * Get one person with names
         * @description Returns one person of a visible tree with names, redacted if the reader may not see the person in full.
         */
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
        /**
         * List the names of a person
         * @description Lists the names of a person of a visible tree, the primary name first. Without `limit` a page has at most 1,000.
         */
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
        /**
         * List the events of a person and of their partnerships
         * @description Lists the events of a person of a visible tree and of the partnerships of that person by date. Those without a date are last. Without `limit` a page has at most 1,000.
         */
        get: operations["listPublicPersonEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/persons/{person_id}/neighbourhood": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the people around a person
         * @description Returns the people around a person of a visible tree. Living persons are redacted, and hidden persons lead nowhere.
         */
        get: operations["getPublicNeighbourhood"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/persons/{person_id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get everything about one person
         * @description Returns a person of a visible tree with names, events, family, citations, sources and media, as far as the reader may see them.
         */
        get: operations["getPublicPersonPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/persons/{person_id}/kinship/{other_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find out how two persons are related
         * @description Returns the ways from one person of a visible tree to another. A hidden person blocks a way.
         */
        get: operations["getPublicKinship"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/trees/{tree_id}/kinship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Name the kinship of many persons to one person
         * @description Returns what each person of a visible tree is to the person in the middle, by id.
         */
        get: operations["listPublicKinship"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/persons/{person_id}/family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the parents, siblings, partners and children of a person
         * @description Returns the closest relatives of a person of a visible tree. Hidden persons leave no trace.
         */
        get: operations["getPublicFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/persons/{person_id}/ancestors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person and their ancestors
         * @description Returns a person of a visible tree with the ancestors. The line ends at a hidden person.
         */
        get: operations["getPublicAncestors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/persons/{person_id}/descendants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a person and their descendants
         * @description Returns a person of a visible tree with the descendants. The line ends at a hidden person.
         */
        get: operations["getPublicDescendants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/media/{media_id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a small version of a picture
         * @description Returns a WebP picture of which the longer side has at most `size` pixels: upright, without metadata, and never larger than the picture itself. Only pictures of a visible tree that concern no withheld person are found, and only if the operator lets the service serve media to visitors.
         */
        get: operations["getPublicMediaThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/media/{media_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the bytes of a medium, or a range of them
         * @description Returns the stored bytes with their type. Only media of a visible tree that concern no withheld person are found, and only if the operator lets the service serve media to visitors.
         */
        get: operations["getPublicMediaContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/trees/{tree_id}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tree in numbers
         * @description Counts the records of a visible tree. Only persons that the reader sees in full count.
         */
        get: operations["getPublicOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/trees/{tree_id}/surnames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the surnames of a tree
         * @description Lists the surnames of a visible tree by name. Only persons that the reader sees in full count.
         */
        get: operations["listPublicSurnames"];
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
        /**
         * Get the status of the instance
         * @description Returns the version and the counts of the instance. Only the operator can read it (`OWNER_EMAIL`).
         */
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
        /**
         * Get this description as OpenAPI 3.1
         * @description Returns this description as JSON, for generators of clients and for other programs.
         */
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
        /**
         * Read this description as a page
         * @description Returns the page with this description, with a search, examples and requests to try.
         */
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
        /**
         * List every enumeration of the API
         * @description Returns the words of every enumeration. Event types are the curated ones; any other text of 1 to 64 characters is a custom type. The rules of checks have their limits and reasons.
         */
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
        /** @description The confirmation to delete an account. */
        AccountDelete: {
            /**
             * Format: email
             * @description The e-mail address of the account, repeated as confirmation.
             */
            email: string;
        };
        /** @description What a restore created. */
        AccountImport: {
            /** @description The new trees, in the order of the archive. */
            trees: components["schemas"]["RestoredTree"][];
            /** @description What the user should look at after the restore. */
            warnings: components["schemas"]["AccountImportWarning"][];
        };
        /** @description Something that the user should look at after a restore. */
        AccountImportWarning: {
            /** @description The place in the archive, for example `trees/0/visibility`. */
            path: string;
            /**
             * @description The kind of warning, a stable word.
             * @enum {string}
             */
            code: "visible_to_others" | "control_characters";
            /** @description The warning as a sentence. */
            message: string;
        };
        /** @description An address, with ways to reach somebody there. */
        Address: {
            /** @description The lines above the city, such as the street and the house. */
            lines: string[];
            /** @description The city, town or village. */
            city: string | null;
            /** @description The state or province. */
            state: string | null;
            /** @description The postal code. */
            postal_code: string | null;
            /** @description The country. */
            country: string | null;
            /** @description Telephone numbers. */
            phones: string[];
            /** @description E-mail addresses. */
            emails: string[];
            /** @description Addresses on the web. */
            urls: string[];
        };
        /** @description An address of a request. Absent parts are empty. */
        AddressInput: {
            /** @description The lines above the city, such as the street and the house. */
            lines?: string[];
            /** @description The city, town or village. */
            city?: string | null;
            /** @description The state or province. */
            state?: string | null;
            /** @description The postal code. */
            postal_code?: string | null;
            /** @description The country. */
            country?: string | null;
            /** @description Telephone numbers. */
            phones?: string[];
            /** @description E-mail addresses. */
            emails?: string[];
            /** @description Addresses on the web. */
            urls?: string[];
        };
        /** @description The persons of five years of age. */
        AgeGroup: {
            /** @description The youngest age: 20 for 20 to 24. */
            from_age: number;
            /** @description The number of persons. */
            count: number;
        };
        /** @description The ages of some persons. */
        AgeNumbers: {
            /** @description The number of persons with a known age. */
            persons: number;
            /** @description The median of the ages. Null without persons. */
            median: number | null;
            /** @description The persons of each five years of age that has some. */
            groups: components["schemas"]["AgeGroup"][];
        };
        /** @description The ages of persons. Ages below 0 and above 120 do not count. */
        AgesByGender: {
            /** @description All persons, also of other or unknown gender. */
            all: components["schemas"]["AgeNumbers"];
            /** @description The female persons. */
            women: components["schemas"]["AgeNumbers"];
            /** @description The male persons. */
            men: components["schemas"]["AgeNumbers"];
        };
        /** @description An AI provider that the operator has configured. */
        AiProvider: {
            /** @description The name by which trees refer to the provider. */
            name: string;
            /** @description The model that the provider uses. */
            model: string;
        };
        /** @description Who of a file is in the tree already. */
        AlreadyThere: {
            /** @description The number of persons of the file who match a person of the tree with the score `high`. */
            persons: number;
            /** @description Their share of all persons of the file, from 0 to 1. */
            share: number;
        };
        /** @description A calendar day on which an event happened some years ago. */
        Anniversary: {
            /** @description The day of the anniversary, such as `2026-11-22`. 29 February counts on 28 February in other years. */
            on: string;
            /** @description The type of the event. */
            type: string;
            /** @description The number of years since the event, at least 1. */
            years: number;
            /**
             * Format: uuid
             * @description The event.
             */
            event_id: string;
            /** @description The person of the event, or both partners. */
            persons: components["schemas"]["Card"][];
        };
        /** @description The assistant that an API token is for. */
        ApiTokenAi: {
            /** @description The model provider, by its name. The token works in trees that have chosen this provider. Null if it is not known: then the token works in no tree. */
            provider: string | null;
            /**
             * @description What the assistant is for: `member` helps the user, and `recommender` looks for relationships and proposes only these.
             * @enum {string}
             */
            role: "member" | "recommender";
        };
        /** @description The assistant that a new API token is for. */
        ApiTokenAiCreate: {
            /**
             * @description What the assistant is for: `member` helps the user, and `recommender` looks for relationships and proposes only these.
             * @enum {string}
             */
            role: "member" | "recommender";
            /** @description A configured model provider, by its name. It can be left out if exactly one is configured. */
            provider?: string;
        };
        /** @description A new API token. */
        ApiTokenCreate: {
            /** @description What the token is for, in the words of its user. */
            name: string;
            /** @description What the token allows: `read` trees, `propose` changes, `write` (which includes `propose`), `export` files and backups, manage `members`, follow the `feed`. At least one. */
            scopes: ("read" | "propose" | "write" | "export" | "members" | "feed")[];
            /** @description The only trees for which the token works. Without this field it works for all trees of the account. */
            tree_ids?: string[];
            /**
             * Format: date-time
             * @description When the token expires: at most 366 days from now. Without this field it expires after 90 days.
             */
            expires_at?: string;
            /** @description The assistant that the token is for. A token with `propose` and without `write` is for an assistant of a member even if this field is absent. An assistant cannot have `write`. */
            ai?: components["schemas"]["ApiTokenAiCreate"] | null;
        };
        /** @description A new API token. */
        ApiTokenCreated: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description What the token is for, in the words of its user. */
            name: string;
            /** @description What the token allows: `read` trees, `propose` changes, `write` (which includes `propose`), `export` files and backups, manage `members`, follow the `feed`. */
            scopes: ("read" | "propose" | "write" | "export" | "members" | "feed")[];
            /** @description The only trees for which the token works. Null for all trees of the account. */
            tree_ids: string[] | null;
            /** @description The assistant that the token is for. Null for a program. */
            ai: components["schemas"]["ApiTokenAi"] | null;
            /**
             * Format: date-time
             * @description When the token was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the token was last used, in UTC, exact to five minutes. Null if it was never used.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the token expires, in UTC.
             */
            expires_at: string;
            /** @description The token. Send it as `Authorization: Bearer …`. It is shown only once. */
            token: string;
        };
        /** @description An API token, without the token itself. */
        ApiTokenRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description What the token is for, in the words of its user. */
            name: string;
            /** @description What the token allows: `read` trees, `propose` changes, `write` (which includes `propose`), `export` files and backups, manage `members`, follow the `feed`. */
            scopes: ("read" | "propose" | "write" | "export" | "members" | "feed")[];
            /** @description The only trees for which the token works. Null for all trees of the account. */
            tree_ids: string[] | null;
            /** @description The assistant that the token is for. Null for a program. */
            ai: components["schemas"]["ApiTokenAi"] | null;
            /**
             * Format: date-time
             * @description When the token was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the token was last used, in UTC, exact to five minutes. Null if it was never used.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the token expires, in UTC.
             */
            expires_at: string;
        };
        /** @description Why an apply stopped. */
        ApplyError: {
            /** @description The index of the operation, from 0. */
            operation: number;
            /** @description The code of the problem of this operation. */
            code: string;
            /** @description The problem as a sentence. */
            detail: string;
        };
        /** @description A new association: of a person, an event or a relationship, with an associate who is a person of the tree or has a name. */
        AssociationCreate: {
            /**
             * Format: uuid
             * @description The person who had the associate. For an event or relationship the one of its persons who is meant; null if that is not known. An event of one person always has that person here.
             */
            person_id?: string | null;
            /**
             * Format: uuid
             * @description The event in which the associate took part. Null if there is none.
             */
            event_id?: string | null;
            /**
             * Format: uuid
             * @description The relationship that the association is about. Null if there is none.
             */
            relationship_id?: string | null;
            /**
             * Format: uuid
             * @description The associate, if that is a person of the tree.
             */
            associate_id?: string | null;
            /** @description The name of an associate who is no person of the tree: PHRASE of GEDCOM's ASSO. */
            associate_name?: string | null;
            /**
             * @description What the associate was to the person or in the event: ROLE of GEDCOM. `GODP` is a godparent, `WITN` a witness.
             * @enum {string}
             */
            role?: "CHIL" | "CLERGY" | "FATH" | "FRIEND" | "GODP" | "HUSB" | "MOTH" | "MULTIPLE" | "NGHBR" | "OFFICIATOR" | "PARENT" | "SPOU" | "WIFE" | "WITN" | "OTHER";
            /** @description The role in words, as it is written there: RELA of GEDCOM 5.5.1 and PHRASE of ROLE of 7.0. */
            phrase?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
        };
        /** @description A new association: of a person, an event or a relationship, with an associate who is a person of the tree or has a name. */
        AssociationCreateData: {
            /** @description The person who had the associate. For an event or relationship the one of its persons who is meant; null if that is not known. An event of one person always has that person here. */
            person_id?: string | null;
            /** @description The event in which the associate took part. Null if there is none. */
            event_id?: string | null;
            /** @description The relationship that the association is about. Null if there is none. */
            relationship_id?: string | null;
            /** @description The associate, if that is a person of the tree. */
            associate_id?: string | null;
            /** @description The name of an associate who is no person of the tree: PHRASE of GEDCOM's ASSO. */
            associate_name?: string | null;
            /**
             * @description What the associate was to the person or in the event: ROLE of GEDCOM. `GODP` is a godparent, `WITN` a witness.
             * @enum {string}
             */
            role?: "CHIL" | "CLERGY" | "FATH" | "FRIEND" | "GODP" | "HUSB" | "MOTH" | "MULTIPLE" | "NGHBR" | "OFFICIATOR" | "PARENT" | "SPOU" | "WIFE" | "WITN" | "OTHER";
            /** @description The role in words, as it is written there: RELA of GEDCOM 5.5.1 and PHRASE of ROLE of 7.0. */
            phrase?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
        };
        /** @description Who was beside a person, or took part in an event: a godparent, a witness, a friend. */
        AssociationRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * Format: uuid
             * @description The person who had the associate. For an event or relationship the one of its persons who is meant; null if that is not known. An event of one person always has that person here.
             */
            person_id: string | null;
            /**
             * Format: uuid
             * @description The event in which the associate took part. Null if there is none.
             */
            event_id: string | null;
            /**
             * Format: uuid
             * @description The relationship that the association is about. Null if there is none.
             */
            relationship_id: string | null;
            /**
             * Format: uuid
             * @description The associate, if that is a person of the tree.
             */
            associate_id: string | null;
            /** @description The name of an associate who is no person of the tree: PHRASE of GEDCOM's ASSO. */
            associate_name: string | null;
            /**
             * @description What the associate was to the person or in the event: ROLE of GEDCOM. `GODP` is a godparent, `WITN` a witness.
             * @enum {string}
             */
            role: "CHIL" | "CLERGY" | "FATH" | "FRIEND" | "GODP" | "HUSB" | "MOTH" | "MULTIPLE" | "NGHBR" | "OFFICIATOR" | "PARENT" | "SPOU" | "WIFE" | "WITN" | "OTHER";
            /** @description The role in words, as it is written there: RELA of GEDCOM 5.5.1 and PHRASE of ROLE of 7.0. */
            phrase: string | null;
            /** @description Free text about the record. */
            notes: string | null;
            /** @description The version of the record: 1 at first, and one more after each change. For readers who get it, it is also the `ETag`. Null for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null for readers who do not see everything in the tree.
             */
            updated_at: string | null;
            /**
             * Format: date-time
             * @description When the record was deleted, in UTC. Only a deleted record has it.
             */
            deleted_at?: string;
        };
        /** @description The changes of an association. Absent fields stay as they are. */
        AssociationUpdate: {
            /**
             * Format: uuid
             * @description The associate, if that is a person of the tree.
             */
            associate_id?: string | null;
            /** @description The name of an associate who is no person of the tree: PHRASE of GEDCOM's ASSO. */
            associate_name?: string | null;
            /**
             * @description What the associate was to the person or in the event: ROLE of GEDCOM. `GODP` is a godparent, `WITN` a witness.
             * @enum {string}
             */
            role?: "CHIL" | "CLERGY" | "FATH" | "FRIEND" | "GODP" | "HUSB" | "MOTH" | "MULTIPLE" | "NGHBR" | "OFFICIATOR" | "PARENT" | "SPOU" | "WIFE" | "WITN" | "OTHER";
            /** @description The role in words, as it is written there: RELA of GEDCOM 5.5.1 and PHRASE of ROLE of 7.0. */
            phrase?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
        };
        /** @description The changes of an association. Absent fields stay as they are. */
        AssociationUpdateData: {
            /** @description The associate, if that is a person of the tree. */
            associate_id?: string | null;
            /** @description The name of an associate who is no person of the tree: PHRASE of GEDCOM's ASSO. */
            associate_name?: string | null;
            /**
             * @description What the associate was to the person or in the event: ROLE of GEDCOM. `GODP` is a godparent, `WITN` a witness.
             * @enum {string}
             */
            role?: "CHIL" | "CLERGY" | "FATH" | "FRIEND" | "GODP" | "HUSB" | "MOTH" | "MULTIPLE" | "NGHBR" | "OFFICIATOR" | "PARENT" | "SPOU" | "WIFE" | "WITN" | "OTHER";
            /** @description The role in words, as it is written there: RELA of GEDCOM 5.5.1 and PHRASE of ROLE of 7.0. */
            phrase?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
        };
        /** @description The user who made a change. */
        AuditActor: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description The name that the user has given. Null if there is none. */
            display_name: string | null;
        };
        /** @description One change in a tree. */
        AuditEntryRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The change that the entry belongs to, as in `/changes`.
             */
            change_id: string;
            /**
             * Format: date-time
             * @description When the change was made, in UTC.
             */
            at: string;
            /** @description The user who made the change. Null for the system, and for an account that was deleted. */
            actor: components["schemas"]["AuditActor"] | null;
            /**
             * @description Whether a user or the service itself made the change.
             * @enum {string}
             */
            actor_type: "user" | "system";
            /** @description By which credentials the change was made. */
            via: components["schemas"]["Via"];
            /** @description What happened, for example `create`, `update` or `delete`. */
            action: string;
            /**
             * @description The kind of the changed record.
             * @enum {string}
             */
            entity_type: "change" | "user" | "session" | "token" | "identity" | "tree" | "membership" | "invitation" | "link" | "person" | "name" | "event" | "place" | "relationship" | "source" | "citation" | "association" | "media" | "media_link" | "proposal" | "proposal_comment" | "webhook" | "gedcom";
            /** @description The id of the changed record. */
            entity_id: string;
            /** @description The record before the change. Null if there was none. */
            before: unknown;
            /** @description The record after the change. Null if there is none. */
            after: unknown;
            /**
             * Format: uuid
             * @description The proposal that contained the change. Null for a direct change.
             */
            proposal_id: string | null;
            /** @description The `X-Request-Id` of the request that made the change. Null for work without a request. */
            request_id: string | null;
        };
        /** @description Operations that run in one transaction, all or none. */
        BatchCreate: {
            /** @description The operations in their order, at most 1,000. */
            operations: components["schemas"]["BatchOperation"][];
            /** @description The versions that records must have before the batch, by their ids. The answer is 412 if a record has another version. */
            if_match?: {
                [key: string]: number;
            };
        };
        /** @description One operation of a batch. */
        BatchOperation: components["schemas"]["CreatePersonInBatch"] | components["schemas"]["UpdatePersonInBatch"] | components["schemas"]["DeletePersonInBatch"] | components["schemas"]["CreateNameInBatch"] | components["schemas"]["UpdateNameInBatch"] | components["schemas"]["DeleteNameInBatch"] | components["schemas"]["CreateEventInBatch"] | components["schemas"]["UpdateEventInBatch"] | components["schemas"]["DeleteEventInBatch"] | components["schemas"]["CreateRelationshipInBatch"] | components["schemas"]["UpdateRelationshipInBatch"] | components["schemas"]["DeleteRelationshipInBatch"] | components["schemas"]["CreateSourceInBatch"] | components["schemas"]["UpdateSourceInBatch"] | components["schemas"]["DeleteSourceInBatch"] | components["schemas"]["CreateCitationInBatch"] | components["schemas"]["UpdateCitationInBatch"] | components["schemas"]["DeleteCitationInBatch"] | components["schemas"]["CreateAssociationInBatch"] | components["schemas"]["UpdateAssociationInBatch"] | components["schemas"]["DeleteAssociationInBatch"] | components["schemas"]["MergePersonInBatch"];
        /** @description The record of one operation. */
        BatchRecord: {
            /** @description The reference that the operation gave to the record. Null if it gave none. */
            ref: string | null;
            /**
             * @description The kind of record.
             * @enum {string}
             */
            entity: "person" | "name" | "event" | "relationship" | "source" | "citation" | "association";
            /** @description The id of the record. */
            id: string;
            /** @description The version after the batch. Null if the record is deleted, or if the batch did not change it. */
            version: number | null;
        };
        /** @description What a batch left behind. */
        BatchResult: {
            /**
             * Format: uuid
             * @description The change that contains all operations. Null if no operation changed anything.
             */
            change_id: string | null;
            /** @description One record for each operation, in their order. */
            records: components["schemas"]["BatchRecord"][];
        };
        /** @description A person who is shown in full from a year on. */
        BecomingFull: {
            /**
             * Format: uuid
             * @description The person.
             */
            person_id: string;
            /** @description The first year in which visitors see the person in full. */
            year: number;
        };
        /** @description A person who may be living by the living rule, and was born long ago by the years of relatives. */
        BornByRelatives: {
            /** @description The person that the proposal is about. */
            person: components["schemas"]["PersonRead"];
            /** @description The years between which the person was born, with the facts that give them. */
            birth: components["schemas"]["ReckonedYears"];
        };
        /** @description A person who was born long ago and has no death. */
        BornLongAgo: {
            /** @description The person that the proposal is about. */
            person: components["schemas"]["PersonRead"];
            /** @description The year of birth. */
            birth_year: number;
        };
        /** @description A person in charts and lists, as far as the reader may see them. */
        Card: components["schemas"]["FullCard"] | components["schemas"]["RedactedCard"];
        /** @description The date and the place of a birth or death. */
        CardEvent: {
            /** @description The date. Null if it is not known. */
            date: components["schemas"]["GenealogicalDate"] | null;
            /** @description The place. Null if it is not known. */
            place: string | null;
            /** @description The years of the date in English, such as `about 1883` or `1848–1852`. Null if it has none. */
            text: string | null;
            /** @description The first year. Null if the date has no year, or no beginning. Negative years are BCE. */
            year_from: number | null;
            /** @description The last year. Null if the date has no year, or no end. Negative years are BCE. */
            year_to: number | null;
            /**
             * @description The qualifier of the date. Null if there is no date.
             * @enum {string|null}
             */
            qualifier: "exact" | "about" | "calculated" | "estimated" | "before" | "after" | "between" | "from" | "to" | "from_to" | "interpreted" | "phrase" | null;
        };
        /** @description The closest relatives of a person as cards. */
        CardFamily: {
            /** @description The parents. */
            parents: components["schemas"]["CardKin"][];
            /** @description The full, half and step siblings, by their position, then by birth. */
            siblings: components["schemas"]["CardSibling"][];
            /** @description The partners, by their position, then by the first event of the partnership. */
            partners: components["schemas"]["CardPartner"][];
            /** @description The children, by their position, then by birth. */
            children: components["schemas"]["CardKin"][];
        };
        /** @description A parent or a child as a card. */
        CardKin: {
            /** @description The card of the person. */
            person: components["schemas"]["Card"];
            /** @description The relationship between the two persons. */
            relationship: components["schemas"]["ChartRelationship"];
        };
        /** @description A partner as a card. */
        CardPartner: {
            /** @description The card of the person. */
            person: components["schemas"]["Card"];
            /** @description The relationship between the two persons. */
            relationship: components["schemas"]["ChartRelationship"];
            /** @description The children of both partners, by their ids. */
            children: string[];
        };
        /** @description The picture of a person. */
        CardPortrait: {
            /** @description The address of a thumbnail of the part of the picture that shows the person. */
            url: string;
        };
        /** @description A sibling as a card. */
        CardSibling: {
            /** @description The card of the person. */
            person: components["schemas"]["Card"];
            /**
             * @description `full` with two shared parents, `half` with one, `step` with none: a child of a parent's partner.
             * @enum {string}
             */
            kind: "full" | "half" | "step";
            /** @description The parents of both. */
            shared_parent_ids: string[];
        };
        /** @description One command, with everything that it did. */
        Change: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description The number of the change in its tree, in the order in which changes took effect. Null outside trees. */
            seq: number | null;
            /**
             * Format: uuid
             * @description The tree. Null for a change of an account, and once the tree is purged.
             */
            tree_id: string | null;
            /**
             * Format: date-time
             * @description When the change was made, in UTC.
             */
            at: string;
            /** @description The user who made the change. Null for the system. */
            actor: components["schemas"]["AuditActor"] | null;
            /** @description By which credentials the change was made. */
            via: components["schemas"]["Via"];
            /**
             * @description What happened: the kind of record and the verb, for example `person.update`.
             * @enum {string}
             */
            action: "change.undo" | "user.create" | "user.register" | "user.update" | "user.set_self_person" | "user.change_password" | "user.reset_password" | "user.verify_email" | "user.mail_verify_email_link" | "user.mail_reset_password_link" | "user.delete" | "user.purge" | "session.create" | "session.update" | "session.end" | "session.delete" | "token.create" | "token.update" | "token.revoke" | "token.delete" | "identity.create" | "identity.update" | "identity.delete" | "tree.create" | "tree.import" | "tree.update" | "tree.update_ai" | "tree.delete" | "tree.restore" | "tree.purge" | "membership.create" | "membership.update" | "membership.delete" | "invitation.create" | "invitation.mail" | "invitation.accept" | "invitation.update" | "invitation.delete" | "link.create" | "link.delete" | "person.create" | "person.update" | "person.merge" | "person.delete" | "person.restore" | "person.purge" | "duplicate.dismiss" | "duplicate.reconsider" | "check.dismiss" | "check.reconsider" | "name.create" | "name.update" | "name.make_primary" | "name.delete" | "name.restore" | "name.purge" | "event.create" | "event.update" | "event.delete" | "event.restore" | "event.purge" | "place.create" | "place.update" | "place.delete" | "place.merge" | "relationship.create" | "relationship.update" | "relationship.delete" | "relationship.restore" | "relationship.purge" | "source.create" | "source.update" | "source.delete" | "source.restore" | "source.purge" | "citation.create" | "citation.update" | "citation.delete" | "citation.restore" | "citation.purge" | "association.create" | "association.update" | "association.delete" | "association.restore" | "association.purge" | "media.create" | "media.update" | "media.delete" | "media.restore" | "media.purge" | "media_link.create" | "media_link.update" | "media_link.delete" | "proposal.create" | "proposal.update" | "proposal.edit" | "proposal.advance" | "proposal.apply" | "proposal.fail" | "proposal.reject" | "proposal.undo" | "proposal.delete" | "proposal_comment.create" | "proposal_comment.delete" | "webhook.create" | "webhook.update" | "webhook.switch_off" | "webhook.delete" | "gedcom.import";
            /** @description What happened, in one English sentence. */
            summary: string;
            /** @description The record that the change is mainly about. Null outside trees, and for imports and undos, which are about many. */
            subject: components["schemas"]["ChangeSubject"] | null;
            /** @description The `Change-Reason` of the request. Null if it had none. */
            reason: string | null;
            /**
             * Format: uuid
             * @description The change that this one undoes. Null if it undoes none, or several, as the undo of a proposal does.
             */
            undoes: string | null;
            /**
             * Format: uuid
             * @description The change that has undone this one. Null if none has.
             */
            undone_by: string | null;
            /**
             * Format: uuid
             * @description The proposal that contained the change. Null for a direct change.
             */
            proposal_id: string | null;
            /** @description The number of records that the change touched. */
            entry_count: number;
        };
        /** @description What a change did to one record. */
        ChangeEntry: {
            /**
             * @description The kind of the record.
             * @enum {string}
             */
            entity_type: "change" | "user" | "session" | "token" | "identity" | "tree" | "membership" | "invitation" | "link" | "person" | "name" | "event" | "place" | "relationship" | "source" | "citation" | "association" | "media" | "media_link" | "proposal" | "proposal_comment" | "webhook" | "gedcom";
            /** @description The id of the record. */
            entity_id: string;
            /** @description The fields of the record before the change. Null if it did not exist, and after a purge. */
            before: unknown;
            /** @description The fields of the record after the change. Null if it no longer exists, and after a purge. */
            after: unknown;
        };
        /** @description The current password and the one that replaces it. */
        ChangePassword: {
            /** @description The password that is valid now. */
            current_password: string;
            /** @description The new password: 10 to 256 characters, different from the e-mail address, and not one of the common passwords. */
            new_password: string;
            /** @description Whether the API tokens of the account stay valid. Without this field they are revoked. */
            keep_tokens?: boolean;
        };
        /** @description The record that a change is mainly about. */
        ChangeSubject: {
            /**
             * @description The kind of the record.
             * @enum {string}
             */
            type: "change" | "user" | "session" | "token" | "identity" | "tree" | "membership" | "invitation" | "link" | "person" | "name" | "event" | "place" | "relationship" | "source" | "citation" | "association" | "media" | "media_link" | "proposal" | "proposal_comment" | "webhook" | "gedcom";
            /** @description The id of the record. */
            id: string;
            /** @description What the record is called now: for an event or a name the person, for a relationship both persons. Null if it has no name, or is purged. */
            name: string | null;
        };
        /** @description How a change is undone. */
        ChangeUndo: {
            /** @description Whether nothing is to be written. The answer then lists the fields that the undo would set. */
            dry_run?: boolean;
            /** @description The conflicts to overwrite. */
            fields?: components["schemas"]["FieldOfRecord"][];
        };
        /** @description A relationship in a chart. */
        ChartRelationship: components["schemas"]["FullChartRelationship"] | components["schemas"]["RedactedChartRelationship"];
        /** @description A finding that is no fault. */
        CheckDismissal: {
            /**
             * @description The rule that finds it.
             * @enum {string}
             */
            rule: "death_before_birth" | "christening_before_birth" | "event_before_birth" | "burial_before_death" | "event_after_death" | "will_after_death" | "probate_before_death" | "too_old_at_death" | "event_past_lifetime" | "living_past_lifetime" | "living_with_death" | "late_christening" | "late_burial" | "confirmed_too_young" | "served_too_young" | "retired_too_young" | "will_too_young" | "age_disagrees" | "several_births" | "several_deaths" | "same_event_twice" | "future_event" | "unread_date" | "short_year" | "child_before_parent" | "mother_too_young" | "father_too_young" | "mother_too_old" | "father_too_old" | "born_after_mother_death" | "born_after_father_death" | "adopter_younger" | "many_parents" | "parents_of_one_sex" | "siblings_too_close" | "children_far_apart" | "many_children" | "children_of_one_name" | "children_out_of_order" | "twins_born_apart" | "married_before_birth" | "married_after_death" | "divorce_before_marriage" | "divorce_after_death" | "banns_after_marriage" | "married_too_young" | "married_too_old" | "partners_far_apart" | "overlapping_marriages" | "partner_is_parent" | "early_same_sex_marriage" | "broken_name" | "unconnected_person";
            /** @description The `person_ids` of the finding, in any order. */
            person_ids: string[];
        };
        /** @description A number that decides what a rule finds. */
        CheckLimit: {
            /** @description What is counted, for example `years`. */
            name: string;
            /** @description The number. What lies beyond it is found. */
            value: number;
        };
        /** @description A rule of the checks of a tree. */
        CheckRule: {
            /**
             * @description The name of the rule.
             * @enum {string}
             */
            rule: "death_before_birth" | "christening_before_birth" | "event_before_birth" | "burial_before_death" | "event_after_death" | "will_after_death" | "probate_before_death" | "too_old_at_death" | "event_past_lifetime" | "living_past_lifetime" | "living_with_death" | "late_christening" | "late_burial" | "confirmed_too_young" | "served_too_young" | "retired_too_young" | "will_too_young" | "age_disagrees" | "several_births" | "several_deaths" | "same_event_twice" | "future_event" | "unread_date" | "short_year" | "child_before_parent" | "mother_too_young" | "father_too_young" | "mother_too_old" | "father_too_old" | "born_after_mother_death" | "born_after_father_death" | "adopter_younger" | "many_parents" | "parents_of_one_sex" | "siblings_too_close" | "children_far_apart" | "many_children" | "children_of_one_name" | "children_out_of_order" | "twins_born_apart" | "married_before_birth" | "married_after_death" | "divorce_before_marriage" | "divorce_after_death" | "banns_after_marriage" | "married_too_young" | "married_too_old" | "partners_far_apart" | "overlapping_marriages" | "partner_is_parent" | "early_same_sex_marriage" | "broken_name" | "unconnected_person";
            /**
             * @description How sure its findings are.
             * @enum {string}
             */
            severity: "error" | "warning" | "hint";
            /** @description The numbers that decide. */
            limits: components["schemas"]["CheckLimit"][];
            /** @description Why it is a rule. */
            reason: string;
        };
        /** @description A new citation. It has exactly one target. */
        CitationCreate: {
            /**
             * Format: uuid
             * @description The source that is cited.
             */
            source_id: string;
            /**
             * Format: uuid
             * @description The cited person. Null if the citation has another target.
             */
            person_id?: string | null;
            /**
             * Format: uuid
             * @description The cited event. Null if the citation has another target.
             */
            event_id?: string | null;
            /**
             * Format: uuid
             * @description The cited name. Null if the citation has another target.
             */
            name_id?: string | null;
            /**
             * Format: uuid
             * @description The cited relationship. Null if the citation has another target.
             */
            relationship_id?: string | null;
            /** @description The place in the source, for example `page 12`. */
            page?: string | null;
            /** @description What the source says there, word for word: the same value as `text`. */
            detail?: string | null;
            /** @description How reliable the source is here, from 0 (unreliable) to 3 (direct evidence), as QUAY of GEDCOM. Null if not assessed. */
            confidence?: number | null;
            /** @description When the source recorded this, as it is written there: DATA.DATE of GEDCOM. */
            date?: string | null;
            /** @description The address on the web of what the source says there. */
            url?: string | null;
            /** @description The kind of event that the source records: EVEN of GEDCOM, for example `BIRT`, or other words. */
            event_type?: string | null;
            /** @description The role that the person has in that event: ROLE of GEDCOM, for example `CHIL`, or other words. */
            role?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The fields of a template for such sources, with their values, as RootsMagic has them. Two may have one name. */
            fields?: components["schemas"]["TemplateFieldInput"][];
            /**
             * @description The field of the person that the source is cited for: `gender`, which is SOUR below SEX of GEDCOM. Null for the whole record.
             * @enum {string|null}
             */
            about?: "gender" | null;
            /** @description What the source says there, word for word: DATA.TEXT of GEDCOM. */
            text?: string | null;
        };
        /** @description A new citation. It has exactly one target. */
        CitationCreateData: {
            /** @description The source that is cited. */
            source_id: string;
            /** @description The cited person. Null if the citation has another target. */
            person_id?: string | null;
            /** @description The cited event. Null if the citation has another target. */
            event_id?: string | null;
            /** @description The cited name. Null if the citation has another target. */
            name_id?: string | null;
            /** @description The cited relationship. Null if the citation has another target. */
            relationship_id?: string | null;
            /** @description The place in the source, for example `page 12`. */
            page?: string | null;
            /** @description What the source says there, word for word: the same value as `text`. */
            detail?: string | null;
            /** @description How reliable the source is here, from 0 (unreliable) to 3 (direct evidence), as QUAY of GEDCOM. Null if not assessed. */
            confidence?: number | null;
            /** @description When the source recorded this, as it is written there: DATA.DATE of GEDCOM. */
            date?: string | null;
            /** @description The address on the web of what the source says there. */
            url?: string | null;
            /** @description The kind of event that the source records: EVEN of GEDCOM, for example `BIRT`, or other words. */
            event_type?: string | null;
            /** @description The role that the person has in that event: ROLE of GEDCOM, for example `CHIL`, or other words. */
            role?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The fields of a template for such sources, with their values, as RootsMagic has them. Two may have one name. */
            fields?: components["schemas"]["TemplateFieldInput"][];
            /**
             * @description The field of the person that the source is cited for: `gender`, which is SOUR below SEX of GEDCOM. Null for the whole record.
             * @enum {string|null}
             */
            about?: "gender" | null;
            /** @description What the source says there, word for word: DATA.TEXT of GEDCOM. */
            text?: string | null;
        };
        /** @description The link from a source to the record that it supports. */
        CitationRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * Format: uuid
             * @description The source that is cited.
             */
            source_id: string;
            /**
             * Format: uuid
             * @description The cited person. Null if the citation has another target.
             */
            person_id: string | null;
            /**
             * Format: uuid
             * @description The cited event. Null if the citation has another target.
             */
            event_id: string | null;
            /**
             * Format: uuid
             * @description The cited name. Null if the citation has another target.
             */
            name_id: string | null;
            /**
             * Format: uuid
             * @description The cited relationship. Null if the citation has another target.
             */
            relationship_id: string | null;
            /** @description The place in the source, for example `page 12`. */
            page: string | null;
            /** @description What the source says there, word for word: the same value as `text`. */
            detail: string | null;
            /** @description How reliable the source is here, from 0 (unreliable) to 3 (direct evidence), as QUAY of GEDCOM. Null if not assessed. */
            confidence: number | null;
            /** @description When the source recorded this, as it is written there: DATA.DATE of GEDCOM. */
            date: string | null;
            /** @description The address on the web of what the source says there. */
            url: string | null;
            /** @description The kind of event that the source records: EVEN of GEDCOM, for example `BIRT`, or other words. */
            event_type: string | null;
            /** @description The role that the person has in that event: ROLE of GEDCOM, for example `CHIL`, or other words. */
            role: string | null;
            /** @description Free text about the record. */
            notes: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers: components["schemas"]["Identifier"][] | null;
            /** @description The fields of a template for such sources, with their values, as RootsMagic has them. Two may have one name. */
            fields: components["schemas"]["TemplateField"][] | null;
            /**
             * @description The field of the person that the source is cited for: `gender`, which is SOUR below SEX of GEDCOM. Null for the whole record.
             * @enum {string|null}
             */
            about: "gender" | null;
            /** @description What the source says there, word for word: DATA.TEXT of GEDCOM. */
            text: string | null;
            /** @description When the record was last changed in the program that wrote its file: a day, or a day and a time, as in ISO 8601. It has a distance from UTC only if the file says so. Null if no file says it, and for readers who do not see everything in the tree. */
            file_changed_at: string | null;
            /** @description The version of the record: 1 at first, and one more after each change. For readers who get it, it is also the `ETag`. Null for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null for readers who do not see everything in the tree.
             */
            updated_at: string | null;
            /**
             * Format: date-time
             * @description When the record was deleted, in UTC. Only a deleted record has it.
             */
            deleted_at?: string;
        };
        /** @description The changes of a citation. Absent fields stay as they are. */
        CitationUpdate: {
            /** @description The place in the source, for example `page 12`. */
            page?: string | null;
            /** @description What the source says there, word for word: the same value as `text`. */
            detail?: string | null;
            /** @description How reliable the source is here, from 0 (unreliable) to 3 (direct evidence), as QUAY of GEDCOM. Null if not assessed. */
            confidence?: number | null;
            /** @description When the source recorded this, as it is written there: DATA.DATE of GEDCOM. */
            date?: string | null;
            /** @description The address on the web of what the source says there. */
            url?: string | null;
            /** @description The kind of event that the source records: EVEN of GEDCOM, for example `BIRT`, or other words. */
            event_type?: string | null;
            /** @description The role that the person has in that event: ROLE of GEDCOM, for example `CHIL`, or other words. */
            role?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The fields of a template for such sources, with their values, as RootsMagic has them. Two may have one name. */
            fields?: components["schemas"]["TemplateFieldInput"][];
            /**
             * @description The field of the person that the source is cited for: `gender`, which is SOUR below SEX of GEDCOM. Null for the whole record.
             * @enum {string|null}
             */
            about?: "gender" | null;
            /** @description What the source says there, word for word: DATA.TEXT of GEDCOM. */
            text?: string | null;
        };
        /** @description The changes of a citation. Absent fields stay as they are. */
        CitationUpdateData: {
            /** @description The place in the source, for example `page 12`. */
            page?: string | null;
            /** @description What the source says there, word for word: the same value as `text`. */
            detail?: string | null;
            /** @description How reliable the source is here, from 0 (unreliable) to 3 (direct evidence), as QUAY of GEDCOM. Null if not assessed. */
            confidence?: number | null;
            /** @description When the source recorded this, as it is written there: DATA.DATE of GEDCOM. */
            date?: string | null;
            /** @description The address on the web of what the source says there. */
            url?: string | null;
            /** @description The kind of event that the source records: EVEN of GEDCOM, for example `BIRT`, or other words. */
            event_type?: string | null;
            /** @description The role that the person has in that event: ROLE of GEDCOM, for example `CHIL`, or other words. */
            role?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The fields of a template for such sources, with their values, as RootsMagic has them. Two may have one name. */
            fields?: components["schemas"]["TemplateFieldInput"][];
            /**
             * @description The field of the person that the source is cited for: `gender`, which is SOUR below SEX of GEDCOM. Null for the whole record.
             * @enum {string|null}
             */
            about?: "gender" | null;
            /** @description What the source says there, word for word: DATA.TEXT of GEDCOM. */
            text?: string | null;
        };
        /** @description What a correction of names did. */
        CleanedNames: {
            /** @description The number of changed names. */
            updated: number;
            /** @description The names that needed no change, or that are not in the tree any more. */
            unchanged: string[];
        };
        /** @description What a correction of persons did. */
        CleanedPersons: {
            /** @description The number of changed persons. */
            updated: number;
            /** @description The persons that needed no change, or that are not in the tree any more. */
            unchanged: string[];
        };
        /** @description Fractions of the persons, from 0 to 1 with three decimals. 0 without persons. */
        Completeness: {
            /** @description The persons with a year of birth. */
            birth: number;
            /** @description The persons with a year of death, among those who are not possibly living. */
            death: number;
            /** @description The persons with parents. */
            parents: number;
            /** @description The persons with citations of their own or of their names, events and relationships. */
            sources: number;
        };
        /** @description An event or a relationship that cannot be true together with others. */
        ContradictingFact: {
            /**
             * Format: uuid
             * @description The event; null for a relationship.
             */
            event_id: string | null;
            /**
             * Format: uuid
             * @description The relationship. Of an event that of its partnership; null if it is the event of a person.
             */
            relationship_id: string | null;
            /**
             * Format: uuid
             * @description The person of an event. Of a marriage the partner that contradicts the others. Null for a relationship.
             */
            person_id: string | null;
        };
        /** @description Facts that cannot all be true. Without any one of them the others can. */
        Contradiction: {
            /** @description The facts. */
            facts: components["schemas"]["ContradictingFact"][];
            /** @description What does not fit, in English. */
            detail: string;
        };
        /** @description A point of the earth in degrees (WGS 84), kept with seven digits behind the point. */
        Coordinates: {
            /** @description Degrees to the north of the equator; negative to the south. */
            latitude: number;
            /** @description Degrees to the east of Greenwich; negative to the west. */
            longitude: number;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateAssociationInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "association";
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["AssociationCreateData"];
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateAssociationOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "association";
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["AssociationCreateData"];
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateAssociationOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "association";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["AssociationCreateData"] | null;
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateCitationInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "citation";
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["CitationCreateData"];
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateCitationOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "citation";
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["CitationCreateData"];
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateCitationOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "citation";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["CitationCreateData"] | null;
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateEventInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "event";
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["EventCreateData"];
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateEventOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "event";
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["EventCreateData"];
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateEventOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "event";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["EventCreateData"] | null;
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateNameInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "name";
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["ProposedNameData"];
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateNameOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "name";
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["ProposedNameData"];
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateNameOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "name";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["ProposedNameData"] | null;
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreatePersonInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "person";
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["PersonCreateData"];
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreatePersonOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "person";
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["PersonCreateData"];
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreatePersonOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "person";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["PersonCreateData"] | null;
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateRelationshipInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "relationship";
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["RelationshipCreateData"];
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateRelationshipOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "relationship";
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["RelationshipCreateData"];
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateRelationshipOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "relationship";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["RelationshipCreateData"] | null;
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateSourceInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "source";
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["SourceCreateData"];
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateSourceOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "source";
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["SourceCreateData"];
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        CreateSourceOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "create";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "source";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["SourceCreateData"] | null;
            /** @description A name for the record that a `create` makes. Later operations can write `$` and the name as its id. */
            ref?: string | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description A new invitation with its link. */
        CreatedInvitation: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * @description The role that the invitation gives.
             * @enum {string}
             */
            role: "owner" | "editor" | "viewer";
            /** @description The e-mail address to which the link is mailed, and of the only account that can accept it. Null if the owner passes the link on. */
            email: string | null;
            /** @description The name of the tree. */
            tree_name: string;
            /** @description The display name of the owner who invites. Null if the owner has none. */
            invited_by: string | null;
            /**
             * Format: date-time
             * @description When the mail was sent, in UTC. Null if it was not sent yet, or if there is none.
             */
            mailed_at: string | null;
            /**
             * Format: date-time
             * @description When the invitation was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the invitation ends, in UTC: 14 days after its creation.
             */
            expires_at: string;
            /** @description The link of the invitation, which works once. It is shown only here, and verifies no address. */
            url: string;
        };
        /** @description A new link with its address. */
        CreatedLink: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description What the link is called among the editors. Null if it has no name. */
            name: string | null;
            /**
             * @description What the holder sees: `public` is what visitors see of a public tree, `members` what viewers see, living people too.
             * @enum {string}
             */
            shows: "public" | "members";
            /**
             * Format: uuid
             * @description The person that the app shows first. Null for the home person of the tree.
             */
            person_id: string | null;
            /**
             * Format: date-time
             * @description When the link ends, in UTC.
             */
            expires_at: string;
            /** @description The member who made the link. */
            created_by: components["schemas"]["LinkMaker"];
            /** @description How often it was opened. */
            opened: number;
            /**
             * Format: date-time
             * @description When it was opened the last time, in UTC. Null if it was never opened.
             */
            last_opened_at: string | null;
            /**
             * Format: date-time
             * @description When the link was made, in UTC.
             */
            created_at: string;
            /** @description The address of the link. Its secret part is the fragment, and it is shown only here. */
            url: string;
        };
        /** @description A date of a request. Absent parts are null. */
        DateInput: {
            /**
             * @description How the date is meant, for example `exact`, `about` or `between`. The default is `exact`.
             * @enum {string}
             */
            qualifier?: "exact" | "about" | "calculated" | "estimated" | "before" | "after" | "between" | "from" | "to" | "from_to" | "interpreted" | "phrase";
            /**
             * @description The calendar of the parts. The default is `gregorian`.
             * @enum {string}
             */
            calendar?: "gregorian" | "julian" | "hebrew" | "french_republican";
            /** @description The day of the month. It needs a month. */
            day?: number | null;
            /** @description The month, from 1. It needs a year. The Hebrew and the French republican calendar have 13. */
            month?: number | null;
            /** @description The year. Negative years are BCE; there is no year 0. */
            year?: number | null;
            /** @description The day of the end of `between` and `from_to`. */
            to_day?: number | null;
            /** @description The month of the end of `between` and `from_to`. */
            to_month?: number | null;
            /** @description The year of the end of `between` and `from_to`. */
            to_year?: number | null;
            /** @description The date in words: the whole of a `phrase`, or the source of an `interpreted` date. */
            phrase?: string | null;
            /** @description Accepted and ignored, so that a date of an answer can be sent back. */
            display?: unknown;
            /** @description Accepted and ignored, so that a date of an answer can be sent back. */
            sort_day?: unknown;
        };
        /** @description The persons born in ten years. */
        DecadeCount: {
            /** @description The first year of the decade, such as 1850. 0 for the years 1 to 9, and -10 for 10 to 1 BCE. */
            decade: number;
            /** @description The number of persons. */
            count: number;
        };
        /** @description The commonest given names of a decade. */
        DecadeNames: {
            /** @description The first year of the decade. */
            decade: number;
            /** @description At most five, the most frequent one first. */
            names: components["schemas"]["GivenNameCount"][];
        };
        /** @description The persons to mark as not living. */
        DeceasedSelection: {
            /** @description The ids of the persons. */
            person_ids: string[];
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteAssociationInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "association";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteAssociationOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "association";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteAssociationOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "association";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteCitationInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "citation";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteCitationOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "citation";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteCitationOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "citation";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteEventInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "event";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteEventOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "event";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteEventOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "event";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteNameInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "name";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteNameOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "name";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteNameOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "name";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeletePersonInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "person";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeletePersonOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "person";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeletePersonOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "person";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteRelationshipInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "relationship";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteRelationshipOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "relationship";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteRelationshipOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "relationship";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteSourceInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "source";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteSourceOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "source";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        DeleteSourceOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "delete";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "source";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data?: components["schemas"]["NothingSaid"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description What a deletion removed. */
        Deleted: {
            /** @description The number of deleted persons. */
            deleted: number;
        };
        /** @description Two persons who may be one. */
        Duplicate: {
            /** @description The two persons, the one with the smaller id first. */
            persons: components["schemas"]["Card"][];
            /**
             * @description `high` if the names are alike, the years of birth are within one, nothing conflicts, and a day, a place or a relative is the same too; otherwise `medium`.
             * @enum {string}
             */
            score: "high" | "medium";
            /** @description The similarity of the names, from 0 to 1. */
            similarity: number;
            /** @description What the two have in common. */
            reasons: ("name" | "birth_year" | "death_year" | "parent" | "partner" | "child" | "place")[];
            /** @description What speaks against it. Empty with `high`. */
            conflicts: ("gender" | "birth" | "death" | "born_after_death" | "parents")[];
        };
        /** @description How the encoding of a file was found. */
        EncodingDetails: {
            /** @description The value of `HEAD.CHAR`. Null if it is absent. */
            declared: string | null;
            /** @description False if the encoding is a guess by the letters. The warning `encoding_guessed` says so too. */
            certain: boolean;
            /** @description Names with letters beyond ASCII as the encoding reads them, at most five. */
            sample: string[];
        };
        /** @description A new event of a person or of a partnership. */
        EventCreate: {
            /** @description The type: one of the curated types of `GET /vocabulary`, or any other text of 1 to 64 characters. */
            type: string;
            /**
             * Format: uuid
             * @description The person that the event belongs to. Null for an event of a partnership.
             */
            person_id?: string | null;
            /**
             * Format: uuid
             * @description The partnership that the event belongs to. Null for an event of a person.
             */
            relationship_id?: string | null;
            /** @description The date. Null if it is not known. */
            date?: components["schemas"]["DateInput"] | null;
            /** @description The name of the place. Names that differ only in case and spacing are the same place. */
            place?: string | null;
            /** @description A short text that belongs to the type, for example the occupation. */
            detail?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description What kind of its type the event is, for example `civil` of a marriage (`TYPE` in GEDCOM). */
            subtype?: string | null;
            /** @description The age of the person at the event (`AGE` in GEDCOM), for example `42y` or `child`. Not of partnerships. */
            age?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The address (`ADDR` in GEDCOM) with telephone numbers, e-mail and web addresses. A patch replaces it as a whole. */
            address?: components["schemas"]["AddressInput"] | null;
            /** @description Where exactly the event took place (`MAP` in GEDCOM). A patch replaces both, and a patch of `place` alone removes them. */
            coordinates?: components["schemas"]["Coordinates"] | null;
            /** @description What caused the event, for example the cause of a death (`CAUS` in GEDCOM). */
            cause?: string | null;
            /** @description How reliable the event is, from 0 (unreliable) to 3 (direct evidence): QUAY of GEDCOM at the event. Null if unknown. */
            confidence?: number | null;
            /**
             * @description Who sees the event: `default` is everyone who sees its persons in full, `hidden` is members only.
             * @enum {string}
             */
            privacy?: "default" | "hidden";
        };
        /** @description A new event of a person or of a partnership. */
        EventCreateData: {
            /** @description The type: one of the curated types of `GET /vocabulary`, or any other text of 1 to 64 characters. */
            type: string;
            /** @description The person that the event belongs to. Null for an event of a partnership. */
            person_id?: string | null;
            /** @description The partnership that the event belongs to. Null for an event of a person. */
            relationship_id?: string | null;
            /** @description The date. Null if it is not known. */
            date?: components["schemas"]["DateInput"] | null;
            /** @description The name of the place. Names that differ only in case and spacing are the same place. */
            place?: string | null;
            /** @description A short text that belongs to the type, for example the occupation. */
            detail?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description What kind of its type the event is, for example `civil` of a marriage (`TYPE` in GEDCOM). */
            subtype?: string | null;
            /** @description The age of the person at the event (`AGE` in GEDCOM), for example `42y` or `child`. Not of partnerships. */
            age?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The address (`ADDR` in GEDCOM) with telephone numbers, e-mail and web addresses. A patch replaces it as a whole. */
            address?: components["schemas"]["AddressInput"] | null;
            /** @description Where exactly the event took place (`MAP` in GEDCOM). A patch replaces both, and a patch of `place` alone removes them. */
            coordinates?: components["schemas"]["Coordinates"] | null;
            /** @description What caused the event, for example the cause of a death (`CAUS` in GEDCOM). */
            cause?: string | null;
            /** @description How reliable the event is, from 0 (unreliable) to 3 (direct evidence): QUAY of GEDCOM at the event. Null if unknown. */
            confidence?: number | null;
            /**
             * @description Who sees the event: `default` is everyone who sees its persons in full, `hidden` is members only.
             * @enum {string}
             */
            privacy?: "default" | "hidden";
        };
        /** @description An event in the life of a person or of a couple. */
        EventRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * Format: uuid
             * @description The person that the event belongs to. Null for an event of a partnership.
             */
            person_id: string | null;
            /**
             * Format: uuid
             * @description The partnership that the event belongs to. Null for an event of a person.
             */
            relationship_id: string | null;
            /** @description The type: one of the curated types of `GET /vocabulary`, or any other text of 1 to 64 characters. */
            type: string;
            /** @description The date. Null if it is not known. */
            date: components["schemas"]["GenealogicalDate"] | null;
            /** @description The name of the place. Names that differ only in case and spacing are the same place. */
            place: string | null;
            /**
             * Format: uuid
             * @description The place. Null if it is not known.
             */
            place_id: string | null;
            /** @description A short text that belongs to the type, for example the occupation. */
            detail: string | null;
            /** @description Free text about the record. */
            notes: string | null;
            /** @description What kind of its type the event is, for example `civil` of a marriage (`TYPE` in GEDCOM). */
            subtype: string | null;
            /** @description The age of the person at the event (`AGE` in GEDCOM), for example `42y` or `child`. Not of partnerships. */
            age: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers: components["schemas"]["Identifier"][] | null;
            /** @description The address (`ADDR` in GEDCOM) with telephone numbers, e-mail and web addresses. A patch replaces it as a whole. */
            address: components["schemas"]["Address"] | null;
            /** @description Where exactly the event took place (`MAP` in GEDCOM). A patch replaces both, and a patch of `place` alone removes them. */
            coordinates: components["schemas"]["Coordinates"] | null;
            /** @description What caused the event, for example the cause of a death (`CAUS` in GEDCOM). */
            cause: string | null;
            /** @description How reliable the event is, from 0 (unreliable) to 3 (direct evidence): QUAY of GEDCOM at the event. Null if unknown. */
            confidence: number | null;
            /**
             * @description Who sees the event: `default` is everyone who sees its persons in full, `hidden` is members only.
             * @enum {string}
             */
            privacy: "default" | "hidden";
            /** @description False only for an event of an imported file that says neither that nor when nor where it happened. */
            asserted: boolean;
            /** @description When the record was last changed in the program that wrote its file: a day, or a day and a time, as in ISO 8601. It has a distance from UTC only if the file says so. Null if no file says it, and for readers who do not see everything in the tree. */
            file_changed_at: string | null;
            /** @description The version of the record: 1 at first, and one more after each change. For readers who get it, it is also the `ETag`. Null for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null for readers who do not see everything in the tree.
             */
            updated_at: string | null;
            /**
             * Format: date-time
             * @description When the record was deleted, in UTC. Only a deleted record has it.
             */
            deleted_at?: string;
        };
        /** @description The changes of an event. Absent fields stay as they are. */
        EventUpdate: {
            /** @description The type: one of the curated types of `GET /vocabulary`, or any other text of 1 to 64 characters. */
            type?: string;
            /** @description The date. Null if it is not known. */
            date?: components["schemas"]["DateInput"] | null;
            /** @description The name of the place. Names that differ only in case and spacing are the same place. */
            place?: string | null;
            /** @description A short text that belongs to the type, for example the occupation. */
            detail?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description What kind of its type the event is, for example `civil` of a marriage (`TYPE` in GEDCOM). */
            subtype?: string | null;
            /** @description The age of the person at the event (`AGE` in GEDCOM), for example `42y` or `child`. Not of partnerships. */
            age?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The address (`ADDR` in GEDCOM) with telephone numbers, e-mail and web addresses. A patch replaces it as a whole. */
            address?: components["schemas"]["AddressInput"] | null;
            /** @description Where exactly the event took place (`MAP` in GEDCOM). A patch replaces both, and a patch of `place` alone removes them. */
            coordinates?: components["schemas"]["Coordinates"] | null;
            /** @description What caused the event, for example the cause of a death (`CAUS` in GEDCOM). */
            cause?: string | null;
            /** @description How reliable the event is, from 0 (unreliable) to 3 (direct evidence): QUAY of GEDCOM at the event. Null if unknown. */
            confidence?: number | null;
            /**
             * @description Who sees the event: `default` is everyone who sees its persons in full, `hidden` is members only.
             * @enum {string}
             */
            privacy?: "default" | "hidden";
        };
        /** @description The changes of an event. Absent fields stay as they are. */
        EventUpdateData: {
            /** @description The type: one of the curated types of `GET /vocabulary`, or any other text of 1 to 64 characters. */
            type?: string;
            /** @description The date. Null if it is not known. */
            date?: components["schemas"]["DateInput"] | null;
            /** @description The name of the place. Names that differ only in case and spacing are the same place. */
            place?: string | null;
            /** @description A short text that belongs to the type, for example the occupation. */
            detail?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description What kind of its type the event is, for example `civil` of a marriage (`TYPE` in GEDCOM). */
            subtype?: string | null;
            /** @description The age of the person at the event (`AGE` in GEDCOM), for example `42y` or `child`. Not of partnerships. */
            age?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The address (`ADDR` in GEDCOM) with telephone numbers, e-mail and web addresses. A patch replaces it as a whole. */
            address?: components["schemas"]["AddressInput"] | null;
            /** @description Where exactly the event took place (`MAP` in GEDCOM). A patch replaces both, and a patch of `place` alone removes them. */
            coordinates?: components["schemas"]["Coordinates"] | null;
            /** @description What caused the event, for example the cause of a death (`CAUS` in GEDCOM). */
            cause?: string | null;
            /** @description How reliable the event is, from 0 (unreliable) to 3 (direct evidence): QUAY of GEDCOM at the event. Null if unknown. */
            confidence?: number | null;
            /**
             * @description Who sees the event: `default` is everyone who sees its persons in full, `hidden` is members only.
             * @enum {string}
             */
            privacy?: "default" | "hidden";
        };
        /** @description What visitors without an account see of a tree. */
        Exposure: {
            /** @description The number of persons that they see in full. */
            full: number;
            /** @description The number of persons of which they see only the existence. */
            redacted: number;
            /** @description The number of persons of which they see nothing. */
            hidden: number;
            /** @description The number of persons by the fact that decides. */
            because: components["schemas"]["ExposureReasons"];
            /** @description The persons who are shown in full from this year or from the next one, by year; at most 100. */
            becoming_full: components["schemas"]["BecomingFull"][];
        };
        /** @description The number of persons by the fact that decides what visitors see of them. */
        ExposureReasons: {
            /** @description The reader is a member. It does not occur for visitors. */
            member?: number;
            /** @description The tree is not visible to visitors. */
            tree_not_visible?: number;
            /** @description An editor has hidden the person. */
            privacy_hidden?: number;
            /** @description An editor has restricted the person. */
            privacy_redacted?: number;
            /** @description An editor has marked the person as living. */
            said_living?: number;
            /** @description An editor has marked the person as dead. */
            said_dead?: number;
            /** @description A death, burial or cremation is recorded. */
            death_known?: number;
            /** @description The birth, and everything known of the life, is more than 100 years ago. */
            born_long_ago?: number;
            /** @description The birth, or an event of the life, is less than 100 years ago. */
            born_recently?: number;
            /** @description No birth is recorded with a year, or only the earliest possible year. */
            birth_unknown?: number;
        };
        /** @description The closest relatives of a person, at most 500 of each kind. */
        Family: {
            /** @description The person, as far as the reader may see them. */
            person: components["schemas"]["PersonRead"];
            /** @description The parents, with their relationships to the person. */
            parents: components["schemas"]["Kin"][];
            /** @description The siblings by their position, then by birth: full, half and step siblings. */
            siblings: components["schemas"]["Sibling"][];
            /** @description The partners by the first event of the partnership, with those of the children who are theirs. */
            partners: components["schemas"]["Partner"][];
            /** @description The children by their position, then by birth, with their relationships to the person. */
            children: components["schemas"]["Kin"][];
            /** @description How many relatives are left out. Only if some are. */
            more?: components["schemas"]["More"];
        };
        /** @description What a change did to one record. */
        FeedEntry: {
            /**
             * @description The kind of the record.
             * @enum {string}
             */
            entity_type: "change" | "user" | "session" | "token" | "identity" | "tree" | "membership" | "invitation" | "link" | "person" | "name" | "event" | "place" | "relationship" | "source" | "citation" | "association" | "media" | "media_link" | "proposal" | "proposal_comment" | "webhook" | "gedcom";
            /** @description The id of the record. */
            entity_id: string;
            /**
             * @description What happened to the record.
             * @enum {string}
             */
            op: "create" | "update" | "delete" | "restore" | "purge";
            /** @description The version of the record after the change. Null if it has no versions or is gone. */
            version: number | null;
        };
        /** @description A change, by ids without any data. */
        FeedItem: {
            /** @description The number of the change in its tree: 1, 2, 3 and so on in the order in which changes took effect. */
            seq: number;
            /**
             * Format: uuid
             * @description The id of the change.
             */
            change_id: string;
            /**
             * Format: date-time
             * @description When the change was made, in UTC.
             */
            at: string;
            /**
             * Format: uuid
             * @description The user who made the change. Null for the system.
             */
            actor_id: string | null;
            /**
             * @description What happened: the kind of record and the verb, for example `person.update`.
             * @enum {string}
             */
            action: "change.undo" | "user.create" | "user.register" | "user.update" | "user.set_self_person" | "user.change_password" | "user.reset_password" | "user.verify_email" | "user.mail_verify_email_link" | "user.mail_reset_password_link" | "user.delete" | "user.purge" | "session.create" | "session.update" | "session.end" | "session.delete" | "token.create" | "token.update" | "token.revoke" | "token.delete" | "identity.create" | "identity.update" | "identity.delete" | "tree.create" | "tree.import" | "tree.update" | "tree.update_ai" | "tree.delete" | "tree.restore" | "tree.purge" | "membership.create" | "membership.update" | "membership.delete" | "invitation.create" | "invitation.mail" | "invitation.accept" | "invitation.update" | "invitation.delete" | "link.create" | "link.delete" | "person.create" | "person.update" | "person.merge" | "person.delete" | "person.restore" | "person.purge" | "duplicate.dismiss" | "duplicate.reconsider" | "check.dismiss" | "check.reconsider" | "name.create" | "name.update" | "name.make_primary" | "name.delete" | "name.restore" | "name.purge" | "event.create" | "event.update" | "event.delete" | "event.restore" | "event.purge" | "place.create" | "place.update" | "place.delete" | "place.merge" | "relationship.create" | "relationship.update" | "relationship.delete" | "relationship.restore" | "relationship.purge" | "source.create" | "source.update" | "source.delete" | "source.restore" | "source.purge" | "citation.create" | "citation.update" | "citation.delete" | "citation.restore" | "citation.purge" | "association.create" | "association.update" | "association.delete" | "association.restore" | "association.purge" | "media.create" | "media.update" | "media.delete" | "media.restore" | "media.purge" | "media_link.create" | "media_link.update" | "media_link.delete" | "proposal.create" | "proposal.update" | "proposal.edit" | "proposal.advance" | "proposal.apply" | "proposal.fail" | "proposal.reject" | "proposal.undo" | "proposal.delete" | "proposal_comment.create" | "proposal_comment.delete" | "webhook.create" | "webhook.update" | "webhook.switch_off" | "webhook.delete" | "gedcom.import";
            /** @description What happened to each record: the first 1,000 entries. */
            entries: components["schemas"]["FeedEntry"][];
            /** @description The number of all entries. */
            entry_count: number;
        };
        /** @description A fault of the input. */
        FieldError: {
            /** @description The place of the fault, for example `date.month` or `names.0.given_name`. Empty for the whole input. */
            path: string;
            /** @description What is wrong there. */
            message: string;
            /**
             * @description The rule that the value breaks, as a stable word. Absent where the rule has none.
             * @enum {string}
             */
            rule?: "required" | "unknown_field" | "wrong_type" | "not_one_of" | "too_short" | "too_long" | "out_of_range" | "not_a_date" | "not_an_id" | "control_character";
        };
        /** @description A field of a record. */
        FieldOfRecord: {
            /** @description The id of the record. */
            entity_id: string;
            /** @description The name of the field; `attached` for the records of other changes that depend on the record. */
            field: string;
        };
        /** @description Something impossible or unlikely that a rule finds in a tree. */
        Finding: {
            /**
             * @description The rule: one of `check_rules` of the vocabulary.
             * @enum {string}
             */
            rule: "death_before_birth" | "christening_before_birth" | "event_before_birth" | "burial_before_death" | "event_after_death" | "will_after_death" | "probate_before_death" | "too_old_at_death" | "event_past_lifetime" | "living_past_lifetime" | "living_with_death" | "late_christening" | "late_burial" | "confirmed_too_young" | "served_too_young" | "retired_too_young" | "will_too_young" | "age_disagrees" | "several_births" | "several_deaths" | "same_event_twice" | "future_event" | "unread_date" | "short_year" | "child_before_parent" | "mother_too_young" | "father_too_young" | "mother_too_old" | "father_too_old" | "born_after_mother_death" | "born_after_father_death" | "adopter_younger" | "many_parents" | "parents_of_one_sex" | "siblings_too_close" | "children_far_apart" | "many_children" | "children_of_one_name" | "children_out_of_order" | "twins_born_apart" | "married_before_birth" | "married_after_death" | "divorce_before_marriage" | "divorce_after_death" | "banns_after_marriage" | "married_too_young" | "married_too_old" | "partners_far_apart" | "overlapping_marriages" | "partner_is_parent" | "early_same_sex_marriage" | "broken_name" | "unconnected_person";
            /**
             * @description `error` if something is wrong, `warning` if it probably is, `hint` if it is worth a look.
             * @enum {string}
             */
            severity: "error" | "warning" | "hint";
            /** @description The persons that it concerns. A dismissal names all of them. */
            person_ids: string[];
            /** @description The events from which it follows, at most 50. */
            event_ids: string[];
            /** @description The relationships from which it follows, at most 50. */
            relationship_ids: string[];
            /** @description What is wrong, as a sentence in English. */
            detail: string;
            /** @description Operations that certainly mend it, for a batch or a proposal. Null if it is not certain what is right. */
            fix: components["schemas"]["FixOperation"][] | null;
        };
        /** @description An update that mends a finding. */
        FixOperation: {
            /**
             * @description The kind of operation.
             * @enum {string}
             */
            op: "update";
            /**
             * @description The kind of record.
             * @enum {string}
             */
            entity: "person" | "name" | "relationship";
            /** @description The record. */
            id: string;
            /** @description The fields that change, as in a batch. */
            data: Record<string, unknown>;
        };
        /** @description The card of a person that the reader sees in full. */
        FullCard: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * @description `full`, or `redacted` if the reader may not see the person in full: then most fields are null. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            visibility: "full";
            /** @description The complete primary name, or a replacement for it, such as `Living person`. */
            display_name: string;
            /** @description The given names of the primary name. */
            given_name: string | null;
            /** @description The surname of the primary name. */
            surname: string | null;
            /**
             * @description The sex of the person. Null if it is not known.
             * @enum {string|null}
             */
            gender: "male" | "female" | "other" | null;
            /** @description Whether the person may be living. Null if redacted. */
            possibly_living: boolean;
            /** @description Whether the person is known to be dead: `is_living` is false, or an event that this reader sees proves the death, also without a date. False while `is_living` is true. */
            death_known: boolean;
            /** @description The year of birth. Negative years are BCE. Null if it is not known. */
            birth_year: number | null;
            /** @description The year of death. Negative years are BCE. Null if it is not known. */
            death_year: number | null;
            /** @description The event that provides the year of birth. Null if there is none that the reader sees. */
            birth: components["schemas"]["CardEvent"] | null;
            /** @description The event that provides the year of death, which may be a burial or cremation. Null if there is none. */
            death: components["schemas"]["CardEvent"] | null;
            /** @description The picture of the person. Null if there is none that the reader sees. */
            portrait: components["schemas"]["CardPortrait"] | null;
            /** @description The primary name in other scripts and languages. Absent if it has no such form. */
            forms?: string[];
        };
        /** @description A relationship in a chart between persons that the reader sees in full. */
        FullChartRelationship: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * @description `parent_child` from the parent to the child, or `partnership`.
             * @enum {string}
             */
            type: "parent_child" | "partnership";
            /**
             * Format: uuid
             * @description The parent, or one of the partners.
             */
            from_person_id: string;
            /**
             * Format: uuid
             * @description The child, or the other partner.
             */
            to_person_id: string;
            /**
             * @description Whether the reader does not see both persons in full. Then the qualifier and the positions are null.
             * @constant
             */
            redacted: false;
            /**
             * @description `redacted` if `redacted` is true, otherwise `full`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            visibility: "full";
            /**
             * @description The kind of parent. Null for a partnership.
             * @enum {string|null}
             */
            qualifier: "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian" | null;
            /**
             * @description How a partnership ended: by the last divorce or annulment that the reader sees, if no marriage came after it. Null if it did not end so, and for a parent.
             * @enum {string|null}
             */
            ended_by: "divorce" | "annulment" | null;
            /** @description The place of the child among the children of this parent, or of a partnership among those of `from_person_id`. The lowest number is the first. Null if it is not known, and for a reader who is no member. */
            position: number | null;
            /** @description The place of a partnership among the partnerships of `to_person_id`. Null if it is not known, and for a parent. */
            to_position: number | null;
            /** @description The children of one parent with the same text are twins, triplets and so on. Null for a partnership. */
            twin_group: string | null;
        };
        /** @description A person that the reader sees in full. */
        FullPerson: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * @description `full`, or `redacted` if the reader may not see the person in full: then most fields are null. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            visibility: "full";
            /** @description The complete primary name, or a replacement for it, such as `Living person`. */
            display_name: string;
            /** @description The given names of the primary name. */
            given_name: string | null;
            /** @description The surname of the primary name. */
            surname: string | null;
            /**
             * @description The sex of the person. Null if it is not known.
             * @enum {string|null}
             */
            gender: "male" | "female" | "other" | null;
            /** @description Whether the person is living. Null if that is not said: then the dates of birth and death decide. */
            is_living: boolean | null;
            /** @description Free text about the record. */
            notes: string | null;
            /**
             * @description How much of the person others than members see: `default` follows the rule for living persons, `redacted` hides everything but the existence, `hidden` hides the person.
             * @enum {string}
             */
            privacy: "default" | "redacted" | "hidden";
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers: components["schemas"]["Identifier"][] | null;
            /** @description When the record was last changed in the program that wrote its file: a day, or a day and a time, as in ISO 8601. It has a distance from UTC only if the file says so. Null if no file says it, and for readers who do not see everything in the tree. */
            file_changed_at: string | null;
            /** @description Whether the person may be living, by `is_living`, the death, and the year of birth. */
            possibly_living: boolean;
            /** @description Whether the person is known to be dead: `is_living` is false, or an event that this reader sees proves the death, also without a date. False while `is_living` is true. */
            death_known: boolean;
            /** @description The year of birth. Negative years are BCE. Null if it is not known. */
            birth_year: number | null;
            /** @description The year of death. Negative years are BCE. Null if it is not known. */
            death_year: number | null;
            /** @description The version of the record: 1 at first, and one more after each change. Null if redacted, and for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC. Null if redacted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null if redacted, and for readers who do not see everything in the tree.
             */
            updated_at: string | null;
            /**
             * Format: date-time
             * @description When the person was deleted, in UTC. Null if the person is not deleted.
             */
            deleted_at: string | null;
            /** @description The part of a picture that shows the person. Null if there is none, or if the reader does not see the picture. Absent where the cleanup tools show a person. */
            portrait?: components["schemas"]["Portrait"] | null;
            /** @description The names, the primary one first: at most 500. Only in the answer about one person, and in lists by `ids`. Null if redacted. */
            names?: components["schemas"]["NameRead"][];
            /** @description How many names are left out. Only if some are: `/persons/{person_id}/names` lists all. */
            more?: components["schemas"]["More"];
            /** @description How well the person matches the search, from 0 to 1. Only in the results of a search. */
            score?: number;
            /** @description The name, or the form of a name, that matches the search, if it is not the primary one. */
            matched?: components["schemas"]["MatchedName"];
            /** @description The primary name in other scripts and languages. Only in cards and in the results of a search, and only if it has such forms. */
            forms?: string[];
            /** @description What distinguishes persons of the same name. Only in the results of a search. */
            context?: components["schemas"]["SearchContext"];
        };
        /** @description A relationship between persons that the reader sees in full. */
        FullRelationship: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * @description `parent_child` leads from the parent to the child; `partnership` has no direction.
             * @enum {string}
             */
            type: "parent_child" | "partnership";
            /**
             * Format: uuid
             * @description The parent, or one of the partners.
             */
            from_person_id: string;
            /**
             * Format: uuid
             * @description The child, or the other partner.
             */
            to_person_id: string;
            /**
             * @description Whether the reader may not see both persons in full. Then all but the ids and the type is null.
             * @constant
             */
            redacted: false;
            /**
             * @description `redacted` if `redacted` is true, otherwise `full`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            visibility: "full";
            /**
             * @description The kind of parenthood, for example `biological` or `adoptive`. Null for a partnership.
             * @enum {string|null}
             */
            qualifier: "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian" | null;
            /** @description Free text about the relationship. */
            notes: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers: components["schemas"]["Identifier"][] | null;
            /** @description The place of the child among the children of this parent, or of a partnership among those of `from_person_id`. The lowest number is the first. Null if it is not known, and for a reader who is no member. */
            position: number | null;
            /** @description The place of a partnership among the partnerships of `to_person_id`. Null if it is not known, and for a parent. */
            to_position: number | null;
            /** @description The children of one parent with the same text are twins, triplets and so on. Null for a partnership. */
            twin_group: string | null;
            /** @description When the record was last changed in the program that wrote its file: a day, or a day and a time, as in ISO 8601. It has a distance from UTC only if the file says so. Null if no file says it, and for readers who do not see everything in the tree. */
            file_changed_at: string | null;
            /** @description The version of the record: 1 at first, and one more after each change. Null if redacted, and for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC. Null if redacted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null if redacted, and for readers who do not see everything in the tree.
             */
            updated_at: string | null;
            /**
             * Format: date-time
             * @description When the record was deleted, in UTC. Only a deleted record has it.
             */
            deleted_at?: string;
        };
        /** @description A person of a file who may already be in the tree. */
        GedcomCandidate: {
            /** @description The id of the record in the file, for example `@I1@`. Null if it has none. */
            ref: string | null;
            /** @description The name in the file. */
            display_name: string;
            /** @description The year of birth in the file. Null if it is not known. */
            birth_year: number | null;
            /** @description The date and the place of birth. Null if there is none, and beyond the first 20,000 candidates. */
            birth: components["schemas"]["CardEvent"] | null;
            /** @description The date and the place of death. Null if there is none, and beyond the first 20,000 candidates. */
            death: components["schemas"]["CardEvent"] | null;
            /** @description The names of the parents, at most ten. Null beyond the first 20,000 candidates. */
            parents: string[] | null;
            /** @description The names of the partners, at most ten. Null beyond the first 20,000 candidates. */
            partners: string[] | null;
            /** @description The number of children. Null beyond the first 20,000 candidates. */
            children: number | null;
            /** @description The persons of the tree who may be the same, best first. */
            matches: components["schemas"]["GedcomMatch"][];
        };
        /** @description A person of the tree who may be the same as a person of a file. */
        GedcomMatch: {
            /**
             * Format: uuid
             * @description The person of the tree.
             */
            person_id: string;
            /** @description The name in the tree. */
            display_name: string;
            /** @description The year of birth in the tree. Null if it is not known. */
            birth_year: number | null;
            /**
             * @description `high` for similar names, birth years within one and no conflict, or for an equal identifier. `medium` for weaker matches.
             * @enum {string}
             */
            score: "high" | "medium";
            /** @description How similar the names are, from 0 to 1. */
            similarity: number;
            /** @description What contradicts between the two: `gender`, `birth` (more than a year apart, or another day), `death` (another year or day), `born_after_death`, `parents` (others). */
            conflicts: ("gender" | "birth" | "death" | "born_after_death" | "parents")[];
            /** @description The date and the place of birth. Null if there is none, and beyond the first 20,000 candidates. */
            birth: components["schemas"]["CardEvent"] | null;
            /** @description The date and the place of death. Null if there is none, and beyond the first 20,000 candidates. */
            death: components["schemas"]["CardEvent"] | null;
            /** @description The names of the parents, at most ten. Null beyond the first 20,000 candidates. */
            parents: string[] | null;
            /** @description The names of the partners, at most ten. Null beyond the first 20,000 candidates. */
            partners: string[] | null;
            /** @description The number of children. Null beyond the first 20,000 candidates. */
            children: number | null;
        };
        /** @description A file that was uploaded for an import. */
        GedcomUpload: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description The number of bytes of the file. */
            size: number;
            /**
             * Format: date-time
             * @description When the upload ends, in UTC: an hour after it was received.
             */
            expires_at: string;
        };
        /** @description A file with its fields. */
        GedcomUploadCreate: {
            /**
             * Format: binary
             * @description The file.
             */
            file: Blob;
        };
        /** @description What was not understood completely in a file. Equal faults are one warning. */
        GedcomWarning: {
            /** @description The number of the first line, from 1. */
            line: number;
            /** @description The kind of warning, a stable word. */
            code: string;
            /** @description The warning as a sentence that names the person, family or source. */
            message: string;
            /** @description The numbers of the first five lines. */
            lines: number[];
            /** @description The first records of these lines, at most five. */
            records: components["schemas"]["WarnedRecord"][];
            /** @description How often the fault occurs in the file. */
            count: number;
            /**
             * @description What the tree lacks because of the fault: `nothing`, `value` (a text or a part of it), or `link` (a link between records).
             * @enum {string}
             */
            lost: "nothing" | "value" | "link";
        };
        /** @description The sex to set for one person. */
        GenderAssignment: {
            /**
             * Format: uuid
             * @description The person.
             */
            person_id: string;
            /**
             * @description The sex to set.
             * @enum {string}
             */
            gender: "male" | "female" | "other";
        };
        /** @description The sex of a person according to a file. */
        GenderInFile: {
            /** @description The person that the proposal is about. */
            person: components["schemas"]["PersonRead"];
            /**
             * @description The sex that the file has.
             * @enum {string}
             */
            gender: "male" | "female" | "other";
            /** @description The id of the record in the file, for example `@I1@`. Null if it has none. */
            ref: string | null;
        };
        /** @description The probable sex of a person. */
        GenderProposal: {
            /** @description The person that the proposal is about. */
            person: components["schemas"]["PersonRead"];
            /**
             * @description The proposed sex.
             * @enum {string}
             */
            gender: "male" | "female";
            /** @description What the proposal is based on: the given name, or the names of the partners. */
            basis: string;
        };
        /** @description The sex to set for persons. */
        GenderSelection: {
            /** @description One entry for each person. */
            assignments: components["schemas"]["GenderAssignment"][];
        };
        /** @description A date as genealogists write it: exact, about, before, between and so on. */
        GenealogicalDate: {
            /**
             * @description How the date is meant, for example `exact`, `about` or `between`. The default is `exact`.
             * @enum {string}
             */
            qualifier: "exact" | "about" | "calculated" | "estimated" | "before" | "after" | "between" | "from" | "to" | "from_to" | "interpreted" | "phrase";
            /**
             * @description The calendar of the parts. The default is `gregorian`.
             * @enum {string}
             */
            calendar: "gregorian" | "julian" | "hebrew" | "french_republican";
            /** @description The day of the month. It needs a month. */
            day: number | null;
            /** @description The month, from 1. It needs a year. The Hebrew and the French republican calendar have 13. */
            month: number | null;
            /** @description The year. Negative years are BCE; there is no year 0. */
            year: number | null;
            /** @description The day of the end of `between` and `from_to`. */
            to_day: number | null;
            /** @description The month of the end of `between` and `from_to`. */
            to_month: number | null;
            /** @description The year of the end of `between` and `from_to`. */
            to_year: number | null;
            /** @description The date in words: the whole of a `phrase`, or the source of an `interpreted` date. */
            phrase: string | null;
            /** @description The date in the words of GEDCOM, for example `ABT 12 MAR 1850`. */
            display: string;
            /** @description The Julian day number of the earliest possible day, for sorting. Null for a phrase. */
            sort_day: number | null;
        };
        /** @description The known ancestors of a generation. */
        GenerationCompleteness: {
            /** @description 1 for the parents, 2 for the grandparents. */
            generation: number;
            /** @description The number of different persons. An ancestor in two lines counts once. At most `possible`. */
            known: number;
            /** @description The number of ancestors that a generation has: 2, 4, 8. */
            possible: number;
        };
        /** @description A given name and its frequency. */
        GivenNameCount: {
            /** @description The first word of the given name. Signs and words for a name that is not known, such as `?` and `Unknown`, do not count. */
            given_name: string;
            /** @description The number of persons who have it. */
            count: number;
        };
        /** @description An identifier of a record. */
        Identifier: {
            /** @description A word of GEDCOM (`UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`), the address of the issuer, or any other text. The words and the addresses of gedcom.io for them are one type, in any case. */
            type: string;
            /** @description The number or text. */
            value: string;
        };
        /** @description An identifier of a record. Each is there once. */
        IdentifierInput: {
            /** @description A word of GEDCOM (`UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`), the address of the issuer, or any other text. The words and the addresses of gedcom.io for them are one type, in any case. */
            type: string;
            /** @description The number or text. */
            value: string;
        };
        /** @description An identity with which an account can sign in. */
        IdentityRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description The id of the provider that knows the identity. */
            provider: string;
            /** @description The user at the provider: the e-mail address for a password, `sub` for OpenID Connect. */
            subject: string;
        };
        /** @description What to do with the persons of an upload. */
        ImportDecisions: {
            /**
             * @description What to do with a person that `resolutions` does not name. `new` if absent.
             * @enum {string}
             */
            default_action?: "new" | "skip" | "merge" | "overwrite";
            /**
             * @description The encoding to read the file in, one of `encodings` of the vocabulary. If absent or null the file decides.
             * @enum {string|null}
             */
            encoding?: "UTF-8" | "UTF-16LE" | "UTF-16BE" | "ANSEL" | "windows-1250" | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "IBM437" | "IBM850" | "IBM852" | "IBM866" | "KOI8-R" | "macintosh" | "ISO-8859-2" | "ISO-8859-3" | "ISO-8859-4" | "ISO-8859-5" | "ISO-8859-6" | "ISO-8859-7" | "ISO-8859-8" | "ISO-8859-10" | "ISO-8859-13" | "ISO-8859-14" | "ISO-8859-15" | "ISO-8859-16" | "KOI8-U" | "x-mac-cyrillic" | "windows-874" | "GBK" | "gb18030" | "Big5" | "EUC-JP" | "Shift_JIS" | "EUC-KR" | null;
            /** @description Whether a tree without a home person gets the first person of the file as its home person. That is a part of the import, and its undo takes it back. False if absent. */
            choose_home?: boolean;
            /** @description What to do with single persons, by the id of their record in the file. */
            resolutions?: {
                [key: string]: {
                    /** @enum {string} */
                    action: "new" | "skip" | "merge" | "overwrite";
                    /** Format: uuid */
                    target_id?: string | null;
                };
            };
        };
        /** @description What an import wrote. */
        ImportReport: {
            /** @description The number of persons, by what happened to them. */
            persons: components["schemas"]["ImportedPersons"];
            /** @description The number of new names. */
            names: number;
            /** @description The number of new events. */
            events: number;
            /** @description The number of new relationships. */
            relationships: number;
            /** @description The number of new sources. */
            sources: number;
            /** @description The number of new citations. */
            citations: number;
            /** @description The number of new associations. */
            associations: number;
            /** @description The number of new places. */
            places: number;
            /**
             * @description The encoding in which the file was read, for example `UTF-8`.
             * @enum {string}
             */
            encoding: "UTF-8" | "UTF-16LE" | "UTF-16BE" | "ANSEL" | "windows-1250" | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "IBM437" | "IBM850" | "IBM852" | "IBM866" | "KOI8-R" | "macintosh" | "ISO-8859-2" | "ISO-8859-3" | "ISO-8859-4" | "ISO-8859-5" | "ISO-8859-6" | "ISO-8859-7" | "ISO-8859-8" | "ISO-8859-10" | "ISO-8859-13" | "ISO-8859-14" | "ISO-8859-15" | "ISO-8859-16" | "KOI8-U" | "x-mac-cyrillic" | "windows-874" | "GBK" | "gb18030" | "Big5" | "EUC-JP" | "Shift_JIS" | "EUC-KR";
            /** @description How the encoding was found. */
            encoding_details: components["schemas"]["EncodingDetails"];
            /** @description Who of the file was in the tree already. From half of the persons who are imported as new there is the warning `already_there`. */
            already_there: components["schemas"]["AlreadyThere"];
            /** @description The number of persons that the cleanup list `deceased-by-relatives` of the tree has now. Null if the tree has more than 100,000 persons. */
            deceased_by_relatives: number | null;
            /** @description The tags of the file that have no field here. They are kept and exported again. */
            unmapped_tags: components["schemas"]["UnmappedTag"][];
            /** @description The lines that were not understood completely. The list is limited. */
            warnings: components["schemas"]["GedcomWarning"][];
            /** @description The number of media files in the archive. Absent for a plain GEDCOM file. */
            media?: number;
        };
        /** @description One line of JSON: the progress during the work, and at last the report or the problem. */
        ImportReportLine: components["schemas"]["ProgressLine"] | {
            report: components["schemas"]["ImportReport"];
        } | components["schemas"]["Problem"];
        /** @description The number of persons of a file, by what happened to them. */
        ImportedPersons: {
            /** @description The persons that were created. */
            created: number;
            /** @description The persons that were merged into existing ones. */
            merged: number;
            /** @description The persons that were left out. */
            skipped: number;
            /** @description The existing persons that were replaced. */
            overwritten: number;
        };
        /** @description The status of the instance. */
        Instance: {
            /** @description The version of the service. */
            version: string;
            /** @description The name of the environment (`ENVIRONMENT`), for example `production`. */
            environment: string;
            /** @description The number of accounts. */
            user_count: number;
            /** @description The number of trees that are not deleted. */
            tree_count: number;
            /** @description The configured AI providers (`AI_PROVIDERS`). */
            ai_providers: components["schemas"]["AiProvider"][];
        };
        /** @description The acceptance of an invitation. */
        InvitationAccept: {
            /** @description The token in the link of the invitation. */
            token: string;
        };
        /** @description A new invitation to a tree. */
        InvitationCreate: {
            /**
             * @description The role that the invitation gives.
             * @enum {string}
             */
            role: "owner" | "editor" | "viewer";
            /**
             * Format: email
             * @description The e-mail address to which the link is mailed, and of the only account that can accept it. Null if the owner passes the link on.
             */
            email?: string | null;
        };
        /** @description The link of an invitation. */
        InvitationOpen: {
            /** @description The token in the link of the invitation. */
            token: string;
        };
        /** @description An open invitation to a tree. */
        InvitationRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * @description The role that the invitation gives.
             * @enum {string}
             */
            role: "owner" | "editor" | "viewer";
            /** @description The e-mail address to which the link is mailed, and of the only account that can accept it. Null if the owner passes the link on. */
            email: string | null;
            /** @description The name of the tree. */
            tree_name: string;
            /** @description The display name of the owner who invites. Null if the owner has none. */
            invited_by: string | null;
            /**
             * Format: date-time
             * @description When the mail was sent, in UTC. Null if it was not sent yet, or if there is none.
             */
            mailed_at: string | null;
            /**
             * Format: date-time
             * @description When the invitation was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the invitation ends, in UTC: 14 days after its creation.
             */
            expires_at: string;
        };
        /** @description A record of an imported file, as an import kept it. */
        KeptRecordRead: {
            /**
             * Format: uuid
             * @description The id of the kept record.
             */
            id: string;
            /** @description The tag of the record, such as `INDI`. */
            tag: string;
            /** @description The xref of the record in the tree. Null if it has none. */
            xref: string | null;
            /** @description The lines, from the record's own on. Long texts continue in `CONT` lines, as in GEDCOM 7.0. */
            lines: string[];
            /** @description The indexes of the lines that are data, in ascending order: their values are in fields of the tree. The other lines are only kept and written again by exports. Lines of a deleted event, name or citation are not among them. */
            mapped: number[];
        };
        /** @description A parent or a child. */
        Kin: {
            /** @description The person, as far as the reader may see them. */
            person: components["schemas"]["PersonRead"];
            /** @description The relationship between the two persons. */
            relationship: components["schemas"]["RelationshipRead"];
        };
        /** @description What a person is to another one. */
        KinName: {
            /**
             * @description `blood`, `marriage`, `adoption`, or `step`, which includes foster parents and guardians.
             * @enum {string}
             */
            kind: "blood" | "marriage" | "adoption" | "step";
            /** @description The number of steps to parents. */
            up: number;
            /** @description The number of steps to children. */
            down: number;
            /** @description Whether two siblings on the way share one parent only. False for a direct line. */
            half: boolean;
            /** @description What the other person is called in English, such as `second cousin once removed`. */
            name: string;
        };
        /** @description One way in which two persons are related. */
        KinPath: {
            /**
             * @description `blood`, `marriage`, `adoption`, or `step`, which includes foster parents and guardians.
             * @enum {string}
             */
            kind: "blood" | "marriage" | "adoption" | "step";
            /** @description The number of steps to parents. */
            up: number;
            /** @description The number of steps to children. */
            down: number;
            /** @description Whether two siblings on the way share one parent only. False for a direct line. */
            half: boolean;
            /** @description What the other person is called in English, such as `second cousin once removed`. */
            name: string;
            /** @description The difference in generations between cousins. 0 for others. */
            removed: number;
            /** @description The ancestors that siblings on the way share, or the end of a direct line. */
            common_ancestor_ids: string[];
            /** @description The way from the first person to the other. */
            steps: components["schemas"]["KinStep"][];
        };
        /** @description A step along one relationship. */
        KinStep: {
            /**
             * Format: uuid
             * @description The person at the end of the step.
             */
            person_id: string;
            /**
             * Format: uuid
             * @description The relationship.
             */
            relationship_id: string;
            /**
             * @description Whether that person is a parent, a child or a partner of the one before.
             * @enum {string}
             */
            step: "parent" | "child" | "partner";
        };
        /** @description How two persons are related. */
        Kinship: {
            /** @description The ways, shortest first: all by descent, and by marriage those that are at most two steps longer than the shortest. Empty if the persons are not related, and for the same person. */
            paths: components["schemas"]["KinPath"][];
            /** @description Everyone on the ways, and both persons. */
            persons: components["schemas"]["Card"][];
            /** @description Wright's coefficient of relationship by blood: 0.5 for parent and child, 1 for the same person. */
            coefficient: number;
        };
        /** @description A request for the kinship of many persons to one person. */
        KinshipRequest: {
            /**
             * Format: uuid
             * @description The person in the middle.
             */
            of: string;
            /** @description The other persons, at most 1,000. */
            ids: string[];
        };
        /** @description A person with their ancestors or descendants. */
        Lineage: {
            /** @description The person and the relatives, each once. */
            persons: components["schemas"]["PersonRead"][];
            /** @description The parent-child relationships between these persons. */
            relationships: components["schemas"]["RelationshipRead"][];
        };
        /** @description A new link to a tree. */
        LinkCreate: {
            /**
             * @description What the holder sees: `public` is what visitors see of a public tree, `members` what viewers see, living people too.
             * @enum {string}
             */
            shows: "public" | "members";
            /**
             * Format: date-time
             * @description When the link ends, in UTC. At most 366 days from now.
             */
            expires_at: string;
            /** @description What the link is called among the editors. Null if it has no name. */
            name?: string | null;
            /**
             * Format: uuid
             * @description The person that the app shows first. Null for the home person of the tree.
             */
            person_id?: string | null;
            /** @description 8 to 64 characters that the holder must give when opening the link. Null for none. */
            passcode?: string | null;
        };
        /** @description The member who made a link. */
        LinkMaker: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description The name that other users see. Null if the member has none. */
            display_name: string | null;
        };
        /** @description A link to open. */
        LinkOpen: {
            /** @description The token in the address of the link. */
            token: string;
            /** @description The passcode, if the link has one. */
            passcode?: string | null;
        };
        /** @description A link to a tree that has not ended. */
        LinkRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description What the link is called among the editors. Null if it has no name. */
            name: string | null;
            /**
             * @description What the holder sees: `public` is what visitors see of a public tree, `members` what viewers see, living people too.
             * @enum {string}
             */
            shows: "public" | "members";
            /**
             * Format: uuid
             * @description The person that the app shows first. Null for the home person of the tree.
             */
            person_id: string | null;
            /**
             * Format: date-time
             * @description When the link ends, in UTC.
             */
            expires_at: string;
            /** @description The member who made the link. */
            created_by: components["schemas"]["LinkMaker"];
            /** @description How often it was opened. */
            opened: number;
            /**
             * Format: date-time
             * @description When it was opened the last time, in UTC. Null if it was never opened.
             */
            last_opened_at: string | null;
            /**
             * Format: date-time
             * @description When the link was made, in UTC.
             */
            created_at: string;
        };
        /** @description The credentials of an account. */
        Login: {
            /**
             * Format: email
             * @description The e-mail address. Case and surrounding white space do not matter.
             */
            email: string;
            /** @description The password of the account. */
            password: string;
        };
        /** @description The name that matches a search. */
        MatchedName: {
            /**
             * @description The kind of name, for example `birth` or `married`.
             * @enum {string}
             */
            name_type: "birth" | "maiden" | "married" | "alias" | "nickname" | "immigrant" | "professional" | "religious" | "other";
            /** @description The complete name. */
            display: string;
        };
        /** @description A file with its fields. */
        MediaCreate: {
            /**
             * Format: binary
             * @description The file.
             */
            file: Blob;
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
        /** @description A picture, a recording or a document. */
        MediaRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /** @description The title. Null if there is none. */
            title: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers: components["schemas"]["Identifier"][] | null;
            /** @description The name of the uploaded file. Null if it had none. */
            filename: string | null;
            /** @description The media type, found from the bytes. */
            content_type: string;
            /** @description The number of bytes. */
            size: number;
            /** @description The checksum of the bytes: `sha256:` and 64 hexadecimal digits. */
            checksum: string;
            /** @description The width of the picture as displayed, in pixels. Null if it is not a picture, or if the size is not known yet: the first thumbnail finds it. */
            width: number | null;
            /** @description The height of the picture as displayed, in pixels. Null as `width` is. */
            height: number | null;
            /**
             * Format: uuid
             * @description The person that the medium is attached to. Null if there is none.
             */
            person_id: string | null;
            /**
             * Format: uuid
             * @description The event that the medium is attached to. Null if there is none.
             */
            event_id: string | null;
            /**
             * Format: uuid
             * @description The source that the medium is attached to. Null if there is none.
             */
            source_id: string | null;
            /** @description The address of the bytes, from the root of the service. Null on the public surface unless the service serves media there. */
            url: string | null;
            /** @description The address of a thumbnail of 320 pixels. Clients may replace the size. It changes with the bytes, so browsers keep the thumbnail. Null if the type has no thumbnails, and where `url` is null. */
            thumbnail_url: string | null;
            /** @description When the record was last changed in the program that wrote its file: a day, or a day and a time, as in ISO 8601. It has a distance from UTC only if the file says so. Null if no file says it, and for readers who do not see everything in the tree. */
            file_changed_at: string | null;
            /** @description The version of the record: 1 at first, and one more after each change. For readers who get it, it is also the `ETag`. Null for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null for readers who do not see everything in the tree.
             */
            updated_at: string | null;
            /**
             * Format: date-time
             * @description When the record was deleted, in UTC. Only a deleted record has it.
             */
            deleted_at?: string;
        };
        /** @description The changes of a medium. Absent fields stay as they are. */
        MediaUpdate: {
            /** @description The title. Null if there is none. */
            title?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /**
             * Format: uuid
             * @description The person that the medium is attached to. Null if there is none.
             */
            person_id?: string | null;
            /**
             * Format: uuid
             * @description The event that the medium is attached to. Null if there is none.
             */
            event_id?: string | null;
            /**
             * Format: uuid
             * @description The source that the medium is attached to. Null if there is none.
             */
            source_id?: string | null;
        };
        /** @description A new member of a tree. */
        MemberCreate: {
            /**
             * Format: email
             * @description The e-mail address of an existing account.
             */
            email: string;
            /**
             * @description The role of the member in the tree.
             * @enum {string}
             */
            role: "owner" | "editor" | "viewer";
        };
        /** @description A member of a tree. */
        MemberRead: {
            /**
             * Format: uuid
             * @description The account of the member.
             */
            user_id: string;
            /** @description The e-mail address. Case and surrounding white space do not matter. */
            email: string;
            /** @description The name that the member has given. Null if there is none. */
            display_name: string | null;
            /**
             * @description The role of the member: an `owner` can do everything, an `editor` changes records, a `viewer` reads.
             * @enum {string}
             */
            role: "owner" | "editor" | "viewer";
            /**
             * Format: date-time
             * @description When the membership began, in UTC.
             */
            created_at: string;
        };
        /** @description The changes of a membership. */
        MemberUpdate: {
            /**
             * @description The new role of the member.
             * @enum {string}
             */
            role?: "owner" | "editor" | "viewer";
        };
        /** @description Another person of the tree who is merged into this one. */
        MergePerson: {
            /**
             * Format: uuid
             * @description The person who is merged. The id leads to the kept person afterwards.
             */
            from_id: string;
            /** @description Which of both values a field gets. Without a choice an empty field is filled, and notes that differ are joined. */
            take?: components["schemas"]["MergeTake"];
            /** @description Whether nothing is written. The answer says what the merge would do. */
            dry_run?: boolean;
        };
        /** @description An operation of this kind on a record of this kind. */
        MergePersonInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "merge";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "person";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["ProposedMergeData"];
        };
        /** @description An operation of this kind on a record of this kind. */
        MergePersonOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "merge";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "person";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["ProposedMergeData"];
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        MergePersonOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "merge";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "person";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["ProposedMergeData"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description Two places that are one. */
        MergePlace: {
            /**
             * Format: uuid
             * @description The place that becomes part of the other one.
             */
            from_id: string;
        };
        /** @description What a merge did, or would do. */
        MergeResult: {
            /** @description The person, as far as the reader may see them. */
            person: components["schemas"]["PersonRead"];
            /** @description How many records came to the person. */
            moved: components["schemas"]["MovedRecords"];
            /** @description The number of records that were left out because the person has equal ones. */
            dropped: number;
        };
        /** @description Which value each field gets: `from` is that of the merged person, `kept` that of the person of the address. */
        MergeTake: {
            /**
             * @description The gender. It must be chosen if the two differ.
             * @enum {string}
             */
            gender?: "from" | "kept";
            /**
             * @description Whether the person is living. Without a choice a person who is said to be living is living.
             * @enum {string}
             */
            is_living?: "from" | "kept";
            /**
             * @description Who sees the person. Without a choice the stricter setting applies.
             * @enum {string}
             */
            privacy?: "from" | "kept";
            /**
             * @description The notes. Without a choice notes that differ are joined.
             * @enum {string}
             */
            notes?: "from" | "kept";
            /**
             * @description The event that provides the birth. The other birth stays among the events.
             * @enum {string}
             */
            birth?: "from" | "kept";
            /**
             * @description The event that provides the death. The other death stays among the events.
             * @enum {string}
             */
            death?: "from" | "kept";
            /**
             * @description The portrait.
             * @enum {string}
             */
            portrait?: "from" | "kept";
            /**
             * @description The primary name. The other one becomes an alternate name.
             * @enum {string}
             */
            primary_name?: "from" | "kept";
        };
        /** @description The persons born in a month. */
        MonthCount: {
            /** @description The month of the Gregorian calendar, 1 to 12. */
            month: number;
            /** @description The number of persons. */
            count: number;
        };
        /** @description How many records of a kind are left out. A kind that is there in full is absent. */
        More: {
            /** @description The names, the primary one first: at most 500. Only in the answer about one person, and in lists by `ids`. Null if redacted. */
            names?: number;
            /** @description The events of the person and of the partnerships. `/persons/{person_id}/events` lists all. */
            events?: number;
            /** @description The parents. */
            parents?: number;
            /** @description The siblings. They are descendants of the parents and of their partners. */
            siblings?: number;
            /** @description The partners. */
            partners?: number;
            /** @description The children. `/persons/{person_id}/descendants?generations=1` has all. */
            children?: number;
            /** @description The citations of the person, and of all names, events and relationships, whether those are left out or not. */
            citations?: number;
            /** @description The associations. `/persons/{person_id}/associations` lists all. */
            associations?: number;
            /** @description The media of the person, and of the events and sources that are there. */
            media?: number;
        };
        /** @description How many relatives of a person the reader can see that the answer leaves out. */
        MoreRelatives: {
            /** @description The number of parents. */
            parents: number;
            /** @description The number of full and half siblings. */
            siblings: number;
            /** @description The number of partners. */
            partners: number;
            /** @description The number of children. */
            children: number;
        };
        /** @description How many records of each kind came to a person. */
        MovedRecords: {
            /** @description The number of names. */
            names: number;
            /** @description The number of events. */
            events: number;
            /** @description The number of relationships. */
            relationships: number;
            /** @description The number of citations that cite another record now. */
            citations: number;
            /** @description The number of associations that name the kept person, event or relationship now. */
            associations: number;
            /** @description The number of media. */
            media: number;
        };
        /** @description A new name. All fields may be absent. */
        NameCreate: {
            /**
             * @description The kind of name, for example `birth` or `married`.
             * @enum {string}
             */
            name_type?: "birth" | "maiden" | "married" | "alias" | "nickname" | "immigrant" | "professional" | "religious" | "other";
            /** @description The given names, separated by spaces. Null if they are not known. */
            given_name?: string | null;
            /** @description The surname without its prefix. Null if it is not known. */
            surname?: string | null;
            /** @description A title before the name, for example `Sir`. */
            prefix?: string | null;
            /** @description A part after the name, for example `Jr.`. */
            suffix?: string | null;
            /** @description A part before the surname that is not used for sorting, for example `van der`. */
            surname_prefix?: string | null;
            /** @description The whole name as people write it, for example `Nagy Béla`. Null in a request: it is composed of the parts, with the surname first where the language or the script has it so. Null in an answer if all parts are. */
            written?: string | null;
            /** @description The language of the name: a tag of BCP 47, for example `hu`. */
            language?: string | null;
            /** @description The same name in other scripts or languages, at most 20. A request replaces all of them. A search finds the person by each. */
            forms?: components["schemas"]["NameFormInput"][];
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description Whether the name becomes the primary name. */
            is_primary?: boolean;
        };
        /** @description The correction of one name. */
        NameFix: {
            /**
             * Format: uuid
             * @description The name.
             */
            name_id: string;
            /** @description The correct given names. */
            given_name: string | null;
            /** @description The correct surname. */
            surname: string | null;
            /** @description The correct title. Absent: it stays. */
            prefix?: string | null;
            /** @description The correct part after the name. Absent: it stays. */
            suffix?: string | null;
            /** @description The correct prefix of the surname. Absent: it stays. */
            surname_prefix?: string | null;
            /** @description A nickname that was in the given names. It becomes a further name of the person. */
            nickname?: string | null;
        };
        /** @description A name in another script or language. */
        NameForm: {
            /** @description The whole form as people write it. */
            written: string;
            /** @description The language of the form: a tag of BCP 47, for example `ja-Latn`. Null if it is not known. */
            language: string | null;
            /**
             * @description `transcription` for the same name in another script, `translation` for the name in another language.
             * @enum {string}
             */
            kind: "translation" | "transcription";
            /** @description The given names of the primary name. */
            given_name: string | null;
            /** @description The surname of the primary name. */
            surname: string | null;
        };
        /** @description A name in another script or language. */
        NameFormInput: {
            /** @description The whole form as people write it. */
            written: string;
            /** @description The language of the form: a tag of BCP 47, for example `ja-Latn`. Null if it is not known. */
            language?: string | null;
            /**
             * @description `transcription` for the same name in another script, `translation` for the name in another language. `transcription` if it is absent.
             * @enum {string}
             */
            kind?: "translation" | "transcription";
            /** @description The given names in this form. Null if they are not known. */
            given_name?: string | null;
            /** @description The surname in this form. Null if it is not known. */
            surname?: string | null;
        };
        /** @description A name with an error, and its correction. */
        NameProposal: {
            /** @description The person that the proposal is about. */
            person: components["schemas"]["PersonRead"];
            /**
             * Format: uuid
             * @description The name with the error.
             */
            name_id: string;
            /** @description The given names as they are now. */
            given_name: string | null;
            /** @description The surname as it is now. */
            surname: string | null;
            /** @description What is wrong with the name. */
            flags: ("date_in_surname" | "date_in_given_name" | "no_surname" | "packed_given_names" | "generation" | "title" | "nickname" | "placeholder" | "particle")[];
            /** @description The correct name. Null if it is not certain. */
            suggestion: components["schemas"]["NameSuggestion"] | null;
        };
        /** @description A name of a person. */
        NameRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The person who has the name.
             */
            person_id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * @description The kind of name, for example `birth` or `married`.
             * @enum {string}
             */
            name_type: "birth" | "maiden" | "married" | "alias" | "nickname" | "immigrant" | "professional" | "religious" | "other";
            /** @description The given names of the primary name. */
            given_name: string | null;
            /** @description The surname of the primary name. */
            surname: string | null;
            /** @description A title before the name, for example `Sir`. */
            prefix: string | null;
            /** @description A part after the name, for example `Jr.`. */
            suffix: string | null;
            /** @description A part before the surname that is not used for sorting, for example `van der`. */
            surname_prefix: string | null;
            /** @description The whole name as people write it, for example `Nagy Béla`. Null in a request: it is composed of the parts, with the surname first where the language or the script has it so. Null in an answer if all parts are. */
            written: string | null;
            /** @description The language of the name: a tag of BCP 47, for example `hu`. */
            language: string | null;
            /** @description The primary name in other scripts and languages. Only in cards and in the results of a search, and only if it has such forms. */
            forms: components["schemas"]["NameForm"][];
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers: components["schemas"]["Identifier"][] | null;
            /** @description Whether this is the primary name. Every person has exactly one. */
            is_primary: boolean;
            /** @description When the record was last changed in the program that wrote its file: a day, or a day and a time, as in ISO 8601. It has a distance from UTC only if the file says so. Null if no file says it, and for readers who do not see everything in the tree. */
            file_changed_at: string | null;
            /** @description The version of the record: 1 at first, and one more after each change. Null if redacted, and for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC. Null if redacted.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null if redacted, and for readers who do not see everything in the tree.
             */
            updated_at: string | null;
            /**
             * Format: date-time
             * @description When the person was deleted, in UTC. Null if the person is not deleted.
             */
            deleted_at?: string;
        };
        /** @description The names to correct. */
        NameSelection: {
            /** @description One entry for each name. */
            fixes: components["schemas"]["NameFix"][];
        };
        /** @description The parts of a corrected name. */
        NameSuggestion: {
            /** @description The given names. */
            given_name: string | null;
            /** @description The surname. */
            surname: string | null;
            /** @description The title before the name. */
            prefix: string | null;
            /** @description The part after the name. */
            suffix: string | null;
            /** @description The prefix of the surname. */
            surname_prefix: string | null;
            /** @description A nickname that was in the given names; null if there was none. */
            nickname: string | null;
        };
        /** @description The changes of a name. Absent fields stay as they are. */
        NameUpdate: {
            /**
             * @description The kind of name, for example `birth` or `married`.
             * @enum {string}
             */
            name_type?: "birth" | "maiden" | "married" | "alias" | "nickname" | "immigrant" | "professional" | "religious" | "other";
            /** @description The given names, separated by spaces. Null if they are not known. */
            given_name?: string | null;
            /** @description The surname without its prefix. Null if it is not known. */
            surname?: string | null;
            /** @description A title before the name, for example `Sir`. */
            prefix?: string | null;
            /** @description A part after the name, for example `Jr.`. */
            suffix?: string | null;
            /** @description A part before the surname that is not used for sorting, for example `van der`. */
            surname_prefix?: string | null;
            /** @description The whole name as people write it, for example `Nagy Béla`. Null in a request: it is composed of the parts, with the surname first where the language or the script has it so. Null in an answer if all parts are. */
            written?: string | null;
            /** @description The language of the name: a tag of BCP 47, for example `hu`. */
            language?: string | null;
            /** @description The same name in other scripts or languages, at most 20. A request replaces all of them. A search finds the person by each. */
            forms?: components["schemas"]["NameFormInput"][];
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
        };
        /** @description A user as others see them. */
        NamedUser: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description The name that the user has given. Null if there is none. */
            display_name: string | null;
        };
        /** @description The people around a person. */
        Neighbourhood: {
            /**
             * Format: uuid
             * @description The person in the middle.
             */
            root_id: string;
            /** @description The persons: the nearest generations first, within a generation by birth. */
            persons: components["schemas"]["Card"][];
            /** @description All relationships among these persons: partnerships by position and first event, then parents and children by position and by the birth of the child. */
            relationships: components["schemas"]["ChartRelationship"][];
            /** @description What is beyond, by the id of an included person. A person without further relatives is absent. */
            more: {
                [key: string]: components["schemas"]["MoreRelatives"];
            };
        };
        /** @description An empty object: a deletion has no data. */
        NothingSaid: Record<string, unknown>;
        /** @description An invitation as its link shows it. */
        OpenedInvitation: {
            /** @description The name of the tree. */
            tree_name: string;
            /** @description The display name of the owner who invites. Null if the owner has none. */
            invited_by: string | null;
            /**
             * @description The role that the invitation gives.
             * @enum {string}
             */
            role: "owner" | "editor" | "viewer";
            /** @description The e-mail address to which the link is mailed, and of the only account that can accept it. Null if the owner passes the link on. */
            email: string | null;
            /**
             * Format: date-time
             * @description When the invitation ends, in UTC: 14 days after its creation.
             */
            expires_at: string;
        };
        /** @description A link as its holder sees it. */
        OpenedLink: {
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * Format: uuid
             * @description The person that the app shows first. Null for the home person of the tree.
             */
            person_id: string | null;
            /**
             * @description What the holder sees: `public` is what visitors see of a public tree, `members` what viewers see, living people too.
             * @enum {string}
             */
            shows: "public" | "members";
            /**
             * Format: date-time
             * @description When the link ends, in UTC.
             */
            expires_at: string;
            /** @description The token of the holder, as a Bearer token. Only with `Accept-Token: true`. */
            token?: string;
        };
        /** @description The numbers of the records of a tree that the reader sees. */
        OverviewCounts: {
            /** @description The number of persons that the reader sees in full. */
            persons: number;
            /** @description The number of sets of parents who have children together, and of partnerships, each set once. */
            families: number;
            /** @description The number of events. */
            events: number;
            /** @description The number of places of the events that the reader sees. */
            places: number;
            /** @description The number of sources. */
            sources: number;
            /** @description The number of citations. */
            citations: number;
            /** @description The number of media. */
            media: number;
            /** @description The number of these persons who may be living. */
            possibly_living: number;
        };
        /** @description An event on the page of a person. */
        PageEvent: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * Format: uuid
             * @description The person that the event belongs to. Null for an event of a partnership.
             */
            person_id: string | null;
            /**
             * Format: uuid
             * @description The partnership that the event belongs to. Null for an event of a person.
             */
            relationship_id: string | null;
            /** @description The type: one of the curated types of `GET /vocabulary`, or any other text of 1 to 64 characters. */
            type: string;
            /** @description The date. Null if it is not known. */
            date: components["schemas"]["GenealogicalDate"] | null;
            /** @description The name of the place. Names that differ only in case and spacing are the same place. */
            place: string | null;
            /**
             * Format: uuid
             * @description The place. Null if it is not known.
             */
            place_id: string | null;
            /** @description A short text that belongs to the type, for example the occupation. */
            detail: string | null;
            /** @description Free text about the record. */
            notes: string | null;
            /** @description What kind of its type the event is, for example `civil` of a marriage (`TYPE` in GEDCOM). */
            subtype: string | null;
            /** @description The age of the person at the event (`AGE` in GEDCOM), for example `42y` or `child`. Not of partnerships. */
            age: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers: components["schemas"]["Identifier"][] | null;
            /** @description The address (`ADDR` in GEDCOM) with telephone numbers, e-mail and web addresses. A patch replaces it as a whole. */
            address: components["schemas"]["Address"] | null;
            /** @description Where exactly the event took place (`MAP` in GEDCOM). A patch replaces both, and a patch of `place` alone removes them. */
            coordinates: components["schemas"]["Coordinates"] | null;
            /** @description What caused the event, for example the cause of a death (`CAUS` in GEDCOM). */
            cause: string | null;
            /** @description How reliable the event is, from 0 (unreliable) to 3 (direct evidence): QUAY of GEDCOM at the event. Null if unknown. */
            confidence: number | null;
            /**
             * @description Who sees the event: `default` is everyone who sees its persons in full, `hidden` is members only.
             * @enum {string}
             */
            privacy: "default" | "hidden";
            /** @description False only for an event of an imported file that says neither that nor when nor where it happened. */
            asserted: boolean;
            /** @description When the record was last changed in the program that wrote its file: a day, or a day and a time, as in ISO 8601. It has a distance from UTC only if the file says so. Null if no file says it, and for readers who do not see everything in the tree. */
            file_changed_at: string | null;
            /** @description The version of the record: 1 at first, and one more after each change. For readers who get it, it is also the `ETag`. Null for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null for readers who do not see everything in the tree.
             */
            updated_at: string | null;
            /** @description The other partner of an event of a partnership. Null for events of the person alone. */
            partner: components["schemas"]["Card"] | null;
        };
        /** @description A person without a death who has a child that was born long ago. */
        ParentLongAgo: {
            /** @description The person that the proposal is about. */
            person: components["schemas"]["PersonRead"];
            /** @description The year of birth of the earliest child. */
            child_birth_year: number;
        };
        /** @description A partner. */
        Partner: {
            /** @description The person, as far as the reader may see them. */
            person: components["schemas"]["PersonRead"];
            /** @description The relationship between the two persons. */
            relationship: components["schemas"]["RelationshipRead"];
            /** @description The children of both partners, by their ids. */
            children: string[];
        };
        /** @description The proof of a mailed link, and the new password. */
        PasswordResetConfirm: {
            /** @description The token from the link in the mail. */
            token: string;
            /** @description The new password: 10 to 256 characters, different from the e-mail address, and not one of the common passwords. */
            new_password: string;
        };
        /** @description The account that needs a new password. */
        PasswordResetRequest: {
            /**
             * Format: email
             * @description The e-mail address. Case and surrounding white space do not matter.
             */
            email: string;
        };
        /** @description A new person. All fields may be absent. */
        PersonCreate: {
            /**
             * @description The sex of the person. Null if it is not known.
             * @enum {string|null}
             */
            gender?: "male" | "female" | "other" | null;
            /** @description Whether the person is living. Null if that is not said: then the dates of birth and death decide. */
            is_living?: boolean | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /**
             * @description How much of the person others than members see: `default` follows the rule for living persons, `redacted` hides everything but the existence, `hidden` hides the person.
             * @enum {string}
             */
            privacy?: "default" | "redacted" | "hidden";
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The given names of the primary name. */
            given_name?: string | null;
            /** @description The surname of the primary name. */
            surname?: string | null;
            /** @description All names of the person. The one with `is_primary`, or else the first, is the primary name. */
            names?: components["schemas"]["NameCreate"][];
            /** @description The birth: an event without type and subject. */
            birth?: components["schemas"]["VitalEventCreate"] | null;
            /** @description The death: an event without type and subject. */
            death?: components["schemas"]["VitalEventCreate"] | null;
        };
        /** @description A new person. All fields may be absent. */
        PersonCreateData: {
            /**
             * @description The sex of the person. Null if it is not known.
             * @enum {string|null}
             */
            gender?: "male" | "female" | "other" | null;
            /** @description Whether the person is living. Null if that is not said: then the dates of birth and death decide. */
            is_living?: boolean | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /**
             * @description How much of the person others than members see: `default` follows the rule for living persons, `redacted` hides everything but the existence, `hidden` hides the person.
             * @enum {string}
             */
            privacy?: "default" | "redacted" | "hidden";
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The given names of the primary name. */
            given_name?: string | null;
            /** @description The surname of the primary name. */
            surname?: string | null;
            /** @description All names of the person. The one with `is_primary`, or else the first, is the primary name. */
            names?: components["schemas"]["NameCreate"][];
            /** @description The birth: an event without type and subject. */
            birth?: components["schemas"]["VitalEventCreate"] | null;
            /** @description The death: an event without type and subject. */
            death?: components["schemas"]["VitalEventCreate"] | null;
        };
        /** @description A person in a list. `fields=card` gives the keys of a card and `context`, a search those of a hit. */
        PersonListItem: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * @description `full`, or `redacted` if the reader may not see the person in full: then most fields are null.
             * @enum {string}
             */
            visibility?: "full" | "redacted";
            /** @description The complete primary name, or a replacement for it, such as `Living person`. */
            display_name?: string;
            /** @description The given names of the primary name. */
            given_name?: string | null;
            /** @description The surname of the primary name. */
            surname?: string | null;
            /**
             * @description The sex of the person. Null if it is not known.
             * @enum {string|null}
             */
            gender?: "male" | "female" | "other" | null;
            /** @description Whether the person is living. Null if that is not said: then the dates of birth and death decide. */
            is_living?: boolean | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /**
             * @description How much of the person others than members see: `default` follows the rule for living persons, `redacted` hides everything but the existence, `hidden` hides the person.
             * @enum {string|null}
             */
            privacy?: "default" | "redacted" | "hidden" | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["Identifier"][] | null;
            /** @description When the record was last changed in the program that wrote its file: a day, or a day and a time, as in ISO 8601. It has a distance from UTC only if the file says so. Null if no file says it, and for readers who do not see everything in the tree. */
            file_changed_at?: string | null;
            /** @description Whether the person may be living, by `is_living`, the death, and the year of birth. */
            possibly_living?: boolean | null;
            /** @description Whether the person is known to be dead: `is_living` is false, or an event that this reader sees proves the death, also without a date. False while `is_living` is true. */
            death_known?: boolean | null;
            /** @description The year of birth. Negative years are BCE. Null if it is not known. */
            birth_year?: number | null;
            /** @description The year of death. Negative years are BCE. Null if it is not known. */
            death_year?: number | null;
            /** @description The version of the record: 1 at first, and one more after each change. Null if redacted, and for readers who do not see everything in the tree. */
            version?: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC. Null if redacted.
             */
            created_at?: string | null;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null if redacted, and for readers who do not see everything in the tree.
             */
            updated_at?: string | null;
            /**
             * Format: date-time
             * @description When the person was deleted, in UTC. Null if the person is not deleted.
             */
            deleted_at?: string | null;
            /** @description The picture of the person: its medium and the part of it, or with `fields=card` its address. Null if there is none. */
            portrait?: (components["schemas"]["Portrait"] | components["schemas"]["CardPortrait"]) | null;
            /** @description The names, the primary one first: at most 500. Only in the answer about one person, and in lists by `ids`. Null if redacted. */
            names?: components["schemas"]["NameRead"][] | null;
            /** @description How many names are left out. Only if some are: `/persons/{person_id}/names` lists all. */
            more?: components["schemas"]["More"];
            /** @description How well the person matches the search, from 0 to 1. Only in the results of a search. */
            score?: number;
            /** @description The name, or the form of a name, that matches the search, if it is not the primary one. */
            matched?: components["schemas"]["MatchedName"];
            /** @description The primary name in other scripts and languages. Only in cards and in the results of a search, and only if it has such forms. */
            forms?: string[];
            /** @description What distinguishes persons of the same name. Only in the results of a search. */
            context?: components["schemas"]["SearchContext"];
            /** @description Only with `fields=card`: the event that provides the year of birth. Null if there is none that the reader sees. */
            birth?: components["schemas"]["CardEvent"] | null;
            /** @description Only with `fields=card`: the event that provides the year of death, which may be a burial or cremation. Null if there is none. */
            death?: components["schemas"]["CardEvent"] | null;
        };
        /** @description Everything about one person, at most 500 records of each kind. */
        PersonPage: {
            /** @description The person. */
            person: components["schemas"]["PersonRead"];
            /** @description The names, the primary one first. Empty if the person is redacted. */
            names: components["schemas"]["NameRead"][];
            /** @description The events of the person and of the partnerships, by date. Those without a date are last. */
            events: components["schemas"]["PageEvent"][];
            /** @description The closest relatives. */
            family: components["schemas"]["CardFamily"];
            /** @description The citations of the person, and of the names, events and relationships that are there. */
            citations: components["schemas"]["CitationRead"][];
            /** @description The associations of the person, of the events and relationships, and those in which the person is the associate. */
            associations: components["schemas"]["AssociationRead"][];
            /** @description The sources of these citations. */
            sources: components["schemas"]["SourceRead"][];
            /** @description The media of the person, of the events and of the sources that are there. */
            media: components["schemas"]["MediaRead"][];
            /** @description How many records are left out. Only if some are. */
            more?: components["schemas"]["More"];
        };
        /** @description Two persons of the tree. */
        PersonPair: {
            /** @description The ids of the two persons. */
            person_ids: string[];
        };
        /** @description A person, as far as the reader may see them. */
        PersonRead: components["schemas"]["FullPerson"] | components["schemas"]["RedactedPerson"];
        /** @description The changes of a person. Absent fields stay as they are. */
        PersonUpdate: {
            /**
             * @description The sex of the person. Null if it is not known.
             * @enum {string|null}
             */
            gender?: "male" | "female" | "other" | null;
            /** @description Whether the person is living. Null if that is not said: then the dates of birth and death decide. */
            is_living?: boolean | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /**
             * @description How much of the person others than members see: `default` follows the rule for living persons, `redacted` hides everything but the existence, `hidden` hides the person.
             * @enum {string}
             */
            privacy?: "default" | "redacted" | "hidden";
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The given names of the primary name. */
            given_name?: string | null;
            /** @description The surname of the primary name. */
            surname?: string | null;
            /** @description The part of a picture of the tree that shows the person. Null removes it. */
            portrait?: components["schemas"]["PortraitInput"] | null;
            /** @description The birth: an event without type and subject. It is created if it does not exist. */
            birth?: components["schemas"]["VitalEventUpdate"] | null;
            /** @description The death: an event without type and subject. It is created if it does not exist. */
            death?: components["schemas"]["VitalEventUpdate"] | null;
        };
        /** @description The changes of a person. Absent fields stay as they are. */
        PersonUpdateData: {
            /**
             * @description The sex of the person. Null if it is not known.
             * @enum {string|null}
             */
            gender?: "male" | "female" | "other" | null;
            /** @description Whether the person is living. Null if that is not said: then the dates of birth and death decide. */
            is_living?: boolean | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /**
             * @description How much of the person others than members see: `default` follows the rule for living persons, `redacted` hides everything but the existence, `hidden` hides the person.
             * @enum {string}
             */
            privacy?: "default" | "redacted" | "hidden";
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The given names of the primary name. */
            given_name?: string | null;
            /** @description The surname of the primary name. */
            surname?: string | null;
            /** @description The part of a picture of the tree that shows the person. Null removes it. */
            portrait?: components["schemas"]["PortraitInput"] | null;
            /** @description The birth: an event without type and subject. It is created if it does not exist. */
            birth?: components["schemas"]["VitalEventUpdate"] | null;
            /** @description The death: an event without type and subject. It is created if it does not exist. */
            death?: components["schemas"]["VitalEventUpdate"] | null;
        };
        /** @description What one kind of reader sees of a person, and why. */
        PersonVisibility: {
            /**
             * @description The kind of reader: `anonymous` without an account, `user` with an account but without a role in the tree, or `member`.
             * @enum {string}
             */
            reader: "anonymous" | "user" | "member";
            /**
             * @description What the reader sees: everything (`full`), that there is a person (`redacted`), or nothing (`hidden`).
             * @enum {string}
             */
            visibility: "full" | "redacted" | "hidden";
            /** @description The facts that decide. */
            because: ("member" | "tree_not_visible" | "privacy_hidden" | "privacy_redacted" | "said_living" | "said_dead" | "death_known" | "born_long_ago" | "born_recently" | "birth_unknown")[];
            /** @description The first year in which the passage of time alone shows the person in full. Null if it never does, or if the person is shown in full already. */
            full_from: number | null;
        };
        /** @description A place and the number of its events. */
        PlaceCount: {
            /** @description The name of the place. */
            place: string;
            /** @description The number of events. */
            count: number;
        };
        /** @description A new place. */
        PlaceCreate: {
            /** @description The name of the place, which is the text of its events. */
            name: string;
            /**
             * Format: uuid
             * @description The place that this one is a part of. Null if there is none.
             */
            parent_id?: string | null;
            /** @description What the place is, for example `city`, `parish` or `country`. */
            kind?: string | null;
            /** @description Degrees to the north of the equator; negative to the south. A place has both coordinates or none. */
            latitude?: number | null;
            /** @description Degrees to the east of Greenwich; negative to the west. A place has both coordinates or none. */
            longitude?: number | null;
            /** @description Free text about the record. */
            notes?: string | null;
        };
        /** @description A place of a tree. */
        PlaceRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * Format: uuid
             * @description The place that this one is a part of. Null if there is none.
             */
            parent_id: string | null;
            /** @description The name of the place, which is the text of its events. */
            name: string;
            /** @description What the place is, for example `city`, `parish` or `country`. */
            kind: string | null;
            /** @description Degrees to the north of the equator; negative to the south. A place has both coordinates or none. */
            latitude: number | null;
            /** @description Degrees to the east of Greenwich; negative to the west. A place has both coordinates or none. */
            longitude: number | null;
            /** @description Free text about the record. */
            notes: string | null;
            /** @description The number of events at the place. */
            event_count: number;
            /** @description The version of the record: 1 at first, and one more after each change. For readers who get it, it is also the `ETag`. Null for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null for readers who do not see everything in the tree.
             */
            updated_at: string | null;
        };
        /** @description The changes of a place. Absent fields stay as they are. */
        PlaceUpdate: {
            /**
             * Format: uuid
             * @description The place that this one is a part of. Null if there is none.
             */
            parent_id?: string | null;
            /** @description The name of the place, which is the text of its events. */
            name?: string;
            /** @description What the place is, for example `city`, `parish` or `country`. */
            kind?: string | null;
            /** @description Degrees to the north of the equator; negative to the south. A place has both coordinates or none. */
            latitude?: number | null;
            /** @description Degrees to the east of Greenwich; negative to the west. A place has both coordinates or none. */
            longitude?: number | null;
            /** @description Free text about the record. */
            notes?: string | null;
        };
        /** @description The part of a picture that shows a person. */
        Portrait: {
            /**
             * Format: uuid
             * @description The picture.
             */
            media_id: string;
            /** @description The left side of the part, as a fraction of the width of the picture. */
            x: number;
            /** @description The upper side of the part, as a fraction of the height of the picture. */
            y: number;
            /** @description The width of the part, as a fraction of the width of the picture. */
            width: number;
            /** @description The height of the part, as a fraction of the height of the picture. */
            height: number;
        };
        /** @description A portrait. Without a crop it is the whole picture. */
        PortraitInput: {
            /**
             * Format: uuid
             * @description Any picture of the tree.
             */
            media_id: string;
            /** @description The left side of the part, as a fraction of the width of the picture. */
            x?: number;
            /** @description The upper side of the part, as a fraction of the height of the picture. */
            y?: number;
            /** @description The width of the part, as a fraction of the width of the picture. */
            width?: number;
            /** @description The height of the part, as a fraction of the height of the picture. */
            height?: number;
        };
        /** @description What an import of the file would find. */
        PreviewReport: {
            /** @description The number of persons in the file. */
            persons: number;
            /** @description The number of families in the file. */
            families: number;
            /** @description The number of sources in the file. */
            sources: number;
            /** @description The version of GEDCOM that the file names. Null if it names none. */
            version: string | null;
            /**
             * @description The encoding in which the file was read, for example `UTF-8`.
             * @enum {string}
             */
            encoding: "UTF-8" | "UTF-16LE" | "UTF-16BE" | "ANSEL" | "windows-1250" | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "IBM437" | "IBM850" | "IBM852" | "IBM866" | "KOI8-R" | "macintosh" | "ISO-8859-2" | "ISO-8859-3" | "ISO-8859-4" | "ISO-8859-5" | "ISO-8859-6" | "ISO-8859-7" | "ISO-8859-8" | "ISO-8859-10" | "ISO-8859-13" | "ISO-8859-14" | "ISO-8859-15" | "ISO-8859-16" | "KOI8-U" | "x-mac-cyrillic" | "windows-874" | "GBK" | "gb18030" | "Big5" | "EUC-JP" | "Shift_JIS" | "EUC-KR";
            /** @description How the encoding was found. */
            encoding_details: components["schemas"]["EncodingDetails"];
            /** @description Who of the file was in the tree already. From half of the persons who are imported as new there is the warning `already_there`. */
            already_there: components["schemas"]["AlreadyThere"];
            /** @description The persons of the file who may already be in the tree. */
            candidates: components["schemas"]["GedcomCandidate"][];
            /** @description The tags of the file that have no field here. They are kept and exported again. */
            unmapped_tags: components["schemas"]["UnmappedTag"][];
            /** @description The lines that were not understood completely. The list is limited. */
            warnings: components["schemas"]["GedcomWarning"][];
            /** @description The number of media files in the archive. Absent for a plain GEDCOM file. */
            media?: number;
        };
        /** @description One line of JSON: the progress during the work, and at last the report or the problem. */
        PreviewReportLine: components["schemas"]["ProgressLine"] | {
            report: components["schemas"]["PreviewReport"];
        } | components["schemas"]["Problem"];
        /** @description A refusal (RFC 9457). */
        Problem: {
            /** @description The address of the explanation of the problem, from the root of the service. */
            type: string;
            /** @description The kind of problem as a short sentence. */
            title: string;
            /** @description The HTTP status of the answer. */
            status: number;
            /**
             * @description The kind of problem as a stable word, for programs.
             * @enum {string}
             */
            code: "bad_request" | "unreadable_body" | "view_as_refused" | "unauthenticated" | "wrong_credentials" | "wrong_password" | "email_unverified" | "registration_closed" | "password_sign_in_off" | "wrong_account" | "forbidden" | "session_required" | "scope_missing" | "foreign_origin" | "not_found" | "unknown_path" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "too_many_invitations" | "too_many_pending" | "too_many_links" | "link_ended" | "too_many_tokens" | "too_many_webhooks" | "email_taken" | "already_member" | "last_owner" | "last_name" | "last_identity" | "not_local" | "no_password" | "duplicate_relationship" | "no_thumbnail" | "ancestry_cycle" | "place_exists" | "place_cycle" | "place_in_use" | "cannot_merge" | "tree_not_deleted" | "not_deleted" | "owner_deleted" | "relationship_exists" | "proposal_not_pending" | "already_undone" | "cannot_undo" | "purged" | "undo_conflict" | "proposal_failed" | "request_in_progress" | "idempotency_key_spent" | "feed_expired" | "version_stale" | "too_large" | "address_too_long" | "over_budget" | "unsupported_media_type" | "range_not_satisfiable" | "invalid_input" | "invalid_token" | "not_gedcom" | "idempotency_key_reused" | "too_many_tries" | "too_many_bytes" | "headers_too_large" | "internal_error" | "store_unavailable" | "store_busy" | "provider_unavailable" | "storage_full";
            /** @description What is wrong with this request, for people. */
            detail: string;
            /** @description The id of the request in the log, also in `X-Request-Id`. */
            request_id: string;
            /** @description With the code `undo_conflict` the fields that an undo does not set back, at most 1,000. With `cannot_merge` why two persons cannot be one: `gender` if they have another gender and `take` does not choose one; `parent`, `child` or `partner` for what the person who is merged is to the other. */
            conflicts?: (components["schemas"]["UndoConflict"] | ("gender" | "parent" | "child" | "partner"))[];
            /** @description The faults of the input, each with its place. Only in answers with status 422. */
            errors?: components["schemas"]["FieldError"][];
            /** @description Why the apply of a proposal stopped. Only with the code `proposal_failed`. */
            apply_error?: components["schemas"]["ApplyError"];
            /** @description The index of the operation of a batch that was refused, from 0. Only for batches. */
            operation?: number;
            /** @description With the code `too_large` the most bytes that are taken; with `over_budget` the bytes of memory that one task may have, unless it took too long. */
            limit?: number;
            /**
             * @description The scope that the API token lacks. Only with the code `scope_missing`.
             * @enum {string}
             */
            scope?: "read" | "propose" | "write" | "export" | "members" | "feed";
        };
        /** @description How far long work is. */
        Progress: {
            /**
             * @description `queued` while the work waits for its turn, then the phases in their order.
             * @enum {string}
             */
            phase: "queued" | "unpacking" | "reading" | "matching" | "storing";
            /** @description How many are done: records of the file, persons of the tree while `matching`, files of the archive while `unpacking`. */
            records: number;
            /** @description How many there are. Null if that is not known. */
            of: number | null;
        };
        /** @description One line of an answer in lines, while the work goes on. */
        ProgressLine: {
            /** @description How far the work is. */
            progress: components["schemas"]["Progress"];
        };
        /** @description How to apply a proposal. */
        ProposalApply: {
            /** @description Operations that replace those that are left. Absent if the proposal is applied as it is. */
            operations?: components["schemas"]["ProposalOperation"][];
            /** @description The indexes of the operations to run, from 0, after `operations` has replaced those that are left. The others do not run. Absent for all. */
            only?: number[];
        };
        /** @description What an operation is based on: citations, a text, or both. */
        ProposalBasis: {
            /** @description Citations of the tree. */
            citation_ids?: string[];
            /** @description What the operation is based on, in words. Null or absent for none. */
            text?: string | null;
        };
        /** @description A citation that an operation is based on. */
        ProposalBasisCitation: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description The source. Null if the citation no longer exists. */
            source_id: string | null;
            /** @description The title of the source. Null if the source no longer exists. */
            title: string | null;
            /** @description The page or another place in the source. Null if that is not said. */
            page: string | null;
        };
        /** @description What an operation is based on, with the sources of its citations. */
        ProposalBasisRead: {
            /** @description What the operation is based on, in words. Null if that is not said. */
            text: string | null;
            /** @description The citations with their sources. */
            citations: components["schemas"]["ProposalBasisCitation"][];
        };
        /** @description A new comment. */
        ProposalCommentCreate: {
            /** @description What you want to say. */
            text: string;
        };
        /** @description What a member said about a proposal. */
        ProposalCommentRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The proposal that it is about.
             */
            proposal_id: string;
            /** @description The user who wrote it. Null if the account was deleted. */
            author: components["schemas"]["NamedUser"] | null;
            /** @description The credentials with which it was written. */
            via: components["schemas"]["Via"];
            /** @description What the member said. */
            text: string;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            created_at: string;
        };
        /** @description How many proposals a tree has. */
        ProposalCounts: {
            /** @description The proposals that wait for a decision. */
            pending: number;
            /** @description The proposals that were applied. */
            applied: number;
            /** @description The proposals that were rejected. */
            rejected: number;
            /** @description The pending proposals by their origin. */
            by_origin: components["schemas"]["ProposalOriginCounts"];
        };
        /** @description A new proposal. */
        ProposalCreate: {
            /** @description The proposed changes, in order. */
            operations: components["schemas"]["ProposalOperation"][];
            /** @description Why the changes are proposed. Null if that is not said. */
            summary?: string | null;
            /**
             * @description Whether a contributor or the assistant made the proposal. The default is `contributor`.
             * @enum {string}
             */
            origin?: "assistant" | "contributor";
        };
        /** @description A proposal with the difference to the present records. */
        ProposalDetail: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * @description `pending` until an editor decides, then `applied` or `rejected`. `pending` again when all that was applied is undone.
             * @enum {string}
             */
            status: "pending" | "applied" | "rejected";
            /**
             * @description Whether a contributor or the assistant made the proposal.
             * @enum {string}
             */
            origin: "assistant" | "contributor";
            /** @description Why the changes are proposed. Null if that is not said. */
            summary: string | null;
            /** @description The proposed changes, in order. */
            operations: components["schemas"]["ProposalOperationRead"][];
            /** @description The user who made the proposal. Null if the account was deleted. */
            proposer: components["schemas"]["NamedUser"] | null;
            /** @description The user who decided. Null if the proposal is pending. */
            reviewer: components["schemas"]["NamedUser"] | null;
            /** @description Why the proposal was rejected. Null if it was not, or without a reason. */
            reject_reason: string | null;
            /** @description Why the last apply stopped. Null if it did not. */
            apply_error: components["schemas"]["ApplyError"] | null;
            /** @description The number of operations that are already applied. */
            applied_operations: number;
            /** @description The number of operations that were applied and are undone. They can be applied again. */
            undone_operations: number;
            /** @description The version of the record: 1 at first, and one more after each change. For readers who get it, it is also the `ETag`. Null for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null for readers who do not see everything in the tree.
             */
            updated_at: string | null;
            /** @description What each operation changes, in order. */
            diff: components["schemas"]["ProposalDiffEntry"][];
            /** @description The indexes of the operations that are left and name a record that was changed or deleted since they were proposed. */
            stale: number[];
            /** @description The changes by which its applied operations hold, the oldest first. A change that is undone is not among them. */
            change_ids: string[];
        };
        /** @description What one operation changes. */
        ProposalDiffEntry: {
            /** @description The index of the operation, from 0. */
            operation: number;
            /**
             * @description What the operation does to the record.
             * @enum {string}
             */
            op: "create" | "update" | "delete" | "merge";
            /**
             * @description The kind of the record.
             * @enum {string}
             */
            entity: "person" | "name" | "event" | "relationship" | "source" | "citation" | "association";
            /** @description The id of the record. Null for a record that does not exist yet. */
            id: string | null;
            /** @description The record in words, for example the name of a person. Null if it does not exist. */
            label: string | null;
            /** @description Whether the operation is already applied. */
            is_applied: boolean;
            /** @description The record as it is now. Null if it does not exist. */
            before: Record<string, unknown> | null;
            /** @description The record after the operation. Null if it deletes the record. */
            after: Record<string, unknown> | null;
            /** @description The other records that the operation refers to. */
            mentions: components["schemas"]["ProposalMention"][];
            /** @description What the operation is based on. Null if that is not said. */
            basis: components["schemas"]["ProposalBasisRead"] | null;
        };
        /** @description A record that an operation refers to. */
        ProposalMention: {
            /** @description The id of the record, or a reference to one that the proposal creates. */
            id: string;
            /**
             * @description The kind of the record.
             * @enum {string}
             */
            entity: "person" | "name" | "event" | "relationship" | "source" | "citation" | "association";
            /** @description The record in words. */
            label: string;
        };
        /** @description One proposed change. */
        ProposalOperation: components["schemas"]["CreatePersonOperation"] | components["schemas"]["UpdatePersonOperation"] | components["schemas"]["DeletePersonOperation"] | components["schemas"]["CreateNameOperation"] | components["schemas"]["UpdateNameOperation"] | components["schemas"]["DeleteNameOperation"] | components["schemas"]["CreateEventOperation"] | components["schemas"]["UpdateEventOperation"] | components["schemas"]["DeleteEventOperation"] | components["schemas"]["CreateRelationshipOperation"] | components["schemas"]["UpdateRelationshipOperation"] | components["schemas"]["DeleteRelationshipOperation"] | components["schemas"]["CreateSourceOperation"] | components["schemas"]["UpdateSourceOperation"] | components["schemas"]["DeleteSourceOperation"] | components["schemas"]["CreateCitationOperation"] | components["schemas"]["UpdateCitationOperation"] | components["schemas"]["DeleteCitationOperation"] | components["schemas"]["CreateAssociationOperation"] | components["schemas"]["UpdateAssociationOperation"] | components["schemas"]["DeleteAssociationOperation"] | components["schemas"]["MergePersonOperation"];
        /** @description One proposed change, and whether it has run. */
        ProposalOperationRead: components["schemas"]["CreatePersonOperationRead"] | components["schemas"]["UpdatePersonOperationRead"] | components["schemas"]["DeletePersonOperationRead"] | components["schemas"]["CreateNameOperationRead"] | components["schemas"]["UpdateNameOperationRead"] | components["schemas"]["DeleteNameOperationRead"] | components["schemas"]["CreateEventOperationRead"] | components["schemas"]["UpdateEventOperationRead"] | components["schemas"]["DeleteEventOperationRead"] | components["schemas"]["CreateRelationshipOperationRead"] | components["schemas"]["UpdateRelationshipOperationRead"] | components["schemas"]["DeleteRelationshipOperationRead"] | components["schemas"]["CreateSourceOperationRead"] | components["schemas"]["UpdateSourceOperationRead"] | components["schemas"]["DeleteSourceOperationRead"] | components["schemas"]["CreateCitationOperationRead"] | components["schemas"]["UpdateCitationOperationRead"] | components["schemas"]["DeleteCitationOperationRead"] | components["schemas"]["CreateAssociationOperationRead"] | components["schemas"]["UpdateAssociationOperationRead"] | components["schemas"]["DeleteAssociationOperationRead"] | components["schemas"]["MergePersonOperationRead"];
        /** @description The pending proposals by their origin. */
        ProposalOriginCounts: {
            /** @description Those of assistants. */
            assistant: number;
            /** @description Those of members. */
            contributor: number;
        };
        /** @description Changes that a member proposes and an editor decides on. */
        ProposalRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * @description `pending` until an editor decides, then `applied` or `rejected`. `pending` again when all that was applied is undone.
             * @enum {string}
             */
            status: "pending" | "applied" | "rejected";
            /**
             * @description Whether a contributor or the assistant made the proposal.
             * @enum {string}
             */
            origin: "assistant" | "contributor";
            /** @description Why the changes are proposed. Null if that is not said. */
            summary: string | null;
            /** @description The proposed changes, in order. */
            operations: components["schemas"]["ProposalOperationRead"][];
            /** @description The user who made the proposal. Null if the account was deleted. */
            proposer: components["schemas"]["NamedUser"] | null;
            /** @description The user who decided. Null if the proposal is pending. */
            reviewer: components["schemas"]["NamedUser"] | null;
            /** @description Why the proposal was rejected. Null if it was not, or without a reason. */
            reject_reason: string | null;
            /** @description Why the last apply stopped. Null if it did not. */
            apply_error: components["schemas"]["ApplyError"] | null;
            /** @description The number of operations that are already applied. */
            applied_operations: number;
            /** @description The number of operations that were applied and are undone. They can be applied again. */
            undone_operations: number;
            /** @description The version of the record: 1 at first, and one more after each change. For readers who get it, it is also the `ETag`. Null for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null for readers who do not see everything in the tree.
             */
            updated_at: string | null;
        };
        /** @description How to reject a proposal. */
        ProposalReject: {
            /** @description The reason, for the proposer. Null or absent for none. */
            reason?: string | null;
        };
        /** @description How a proposal is undone. */
        ProposalUndo: {
            /** @description Whether nothing is to be written. The answer then lists the fields that the undo would set. */
            dry_run?: boolean;
            /** @description The conflicts to overwrite. */
            fields?: components["schemas"]["FieldOfRecord"][];
            /** @description Whether all conflicts are to be overwritten. */
            force?: boolean;
        };
        /** @description The person who is merged into the one that the operation is about. */
        ProposedMergeData: {
            /** @description The person who is merged, or a reference to a person of an earlier operation. */
            from_id: string;
            /** @description Which of both values a field gets, as in `POST /persons/{person_id}/merge`. */
            take?: components["schemas"]["MergeTake"];
        };
        /** @description The data of a new name. */
        ProposedNameData: {
            /** @description The person who has the name. */
            person_id: string;
            /**
             * @description The kind of name, for example `birth` or `married`.
             * @enum {string}
             */
            name_type?: "birth" | "maiden" | "married" | "alias" | "nickname" | "immigrant" | "professional" | "religious" | "other";
            /** @description The given names, separated by spaces. Null if they are not known. */
            given_name?: string | null;
            /** @description The surname without its prefix. Null if it is not known. */
            surname?: string | null;
            /** @description A title before the name, for example `Sir`. */
            prefix?: string | null;
            /** @description A part after the name, for example `Jr.`. */
            suffix?: string | null;
            /** @description A part before the surname that is not used for sorting, for example `van der`. */
            surname_prefix?: string | null;
            /** @description The whole name as people write it, for example `Nagy Béla`. Null in a request: it is composed of the parts, with the surname first where the language or the script has it so. Null in an answer if all parts are. */
            written?: string | null;
            /** @description The language of the name: a tag of BCP 47, for example `hu`. */
            language?: string | null;
            /** @description The same name in other scripts or languages, at most 20. A request replaces all of them. A search finds the person by each. */
            forms?: components["schemas"]["NameFormInput"][];
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description Whether the name becomes the primary name. */
            is_primary?: boolean;
        };
        /** @description The changes of a name. Absent fields stay as they are. */
        ProposedNameUpdateData: {
            /** @description The person who has the name. */
            person_id?: string;
            /**
             * @description The kind of name, for example `birth` or `married`.
             * @enum {string}
             */
            name_type?: "birth" | "maiden" | "married" | "alias" | "nickname" | "immigrant" | "professional" | "religious" | "other";
            /** @description The given names, separated by spaces. Null if they are not known. */
            given_name?: string | null;
            /** @description The surname without its prefix. Null if it is not known. */
            surname?: string | null;
            /** @description A title before the name, for example `Sir`. */
            prefix?: string | null;
            /** @description A part after the name, for example `Jr.`. */
            suffix?: string | null;
            /** @description A part before the surname that is not used for sorting, for example `van der`. */
            surname_prefix?: string | null;
            /** @description The whole name as people write it, for example `Nagy Béla`. Null in a request: it is composed of the parts, with the surname first where the language or the script has it so. Null in an answer if all parts are. */
            written?: string | null;
            /** @description The language of the name: a tag of BCP 47, for example `hu`. */
            language?: string | null;
            /** @description The same name in other scripts or languages, at most 20. A request replaces all of them. A search finds the person by each. */
            forms?: components["schemas"]["NameFormInput"][];
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
        };
        /** @description An identity provider: a way to sign in. */
        ProviderRead: {
            /** @description The id of the provider, a short word. */
            id: string;
            /**
             * @description How the provider works: `password` at `POST /auth/login`, `oidc` at `GET /auth/oidc/{provider_id}/start`.
             * @enum {string}
             */
            kind: "password" | "oidc";
            /** @description The name of the provider as people know it. */
            name: string;
        };
        /** @description A tree as readers see it who are not members. */
        PublicTreeRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description The name of the tree. */
            name: string;
            /** @description A text about the tree for its readers. Null if there is none. */
            description: string | null;
            /**
             * @description Who besides the members may read the tree: `private` is for members only, `site_members` for signed-in users, `unlisted` for everyone who has the address, `public` for everyone.
             * @enum {string}
             */
            visibility: "private" | "site_members" | "unlisted" | "public";
            /**
             * Format: uuid
             * @description The person that the tree shows first. Null if none is chosen, or if the reader may not see them.
             */
            home_person_id: string | null;
            /** @description The number of the last change in the tree. It increases with every committed write in the tree. Null for readers who are not members, and for assistants. */
            revision: number | null;
            /** @description The version of the record: 1 at first, and one more after each change. For readers who get it, it is also the `ETag`. Null for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null for readers who do not see everything in the tree.
             */
            updated_at: string | null;
            /**
             * @description The role of the caller in the tree. Null if the caller is not a member.
             * @enum {string|null}
             */
            role: "owner" | "editor" | "viewer" | null;
        };
        /** @description The years between which a birth or a death was. */
        ReckonedYears: {
            /** @description The first possible year; null if none follows. */
            from: number | null;
            /** @description The last possible year; null if none follows. Never before `from`. */
            to: number | null;
            /** @description The fact that gives each bound. */
            because: components["schemas"]["ReckoningReason"][];
        };
        /** @description What follows about the birth and the death of a person. */
        Reckoning: {
            /** @description When the person was born. */
            birth: components["schemas"]["ReckonedYears"];
            /** @description When the person died, if the person is dead. */
            death: components["schemas"]["ReckonedYears"];
            /** @description The contradictions with an event or a relationship of the person. While there are any, the years follow from the person's own events alone. */
            contradictions: components["schemas"]["Contradiction"][];
        };
        /** @description Why a reckoned year has a bound. */
        ReckoningReason: {
            /**
             * @description The bound: `from` or `to`.
             * @enum {string}
             */
            bound: "from" | "to";
            /** @description The rule by which it follows, one of `reckoning_rules` of the vocabulary. Over several relatives, the one that is nearest to the person. */
            rule: string;
            /**
             * Format: uuid
             * @description The event from which it follows.
             */
            event_id: string;
            /**
             * Format: uuid
             * @description The person of that event. Of a marriage the partner from which it follows.
             */
            person_id: string;
            /** @description The year of that event. */
            year: number;
        };
        /** @description A rule by which births and deaths are reckoned. */
        ReckoningRule: {
            /** @description The rule as a word. */
            rule: string;
            /** @description The limit of the rule, in years: a difference between two years, or how far off a date or an age may be. */
            limit: number;
            /** @description Why the limit is what it is. */
            source: string;
        };
        /** @description The card of a person who may be living, without facts. */
        RedactedCard: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * @description `full`, or `redacted` if the reader may not see the person in full: then most fields are null. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            visibility: "redacted";
            /** @description The complete primary name, or a replacement for it, such as `Living person`. */
            display_name: string;
            /** @description The given names of the primary name. */
            given_name: string | null;
            /** @description The surname of the primary name. */
            surname: string | null;
            /**
             * @description The sex of the person. Null if it is not known.
             * @enum {string|null}
             */
            gender: "male" | "female" | "other" | null;
            /** @description Whether the person may be living. Null if redacted. */
            possibly_living: boolean | null;
            /** @description Whether the person is known to be dead: `is_living` is false, or an event that this reader sees proves the death, also without a date. False while `is_living` is true. */
            death_known: boolean | null;
            /** @description The year of birth. Negative years are BCE. Null if it is not known. */
            birth_year: number | null;
            /** @description The year of death. Negative years are BCE. Null if it is not known. */
            death_year: number | null;
            /** @description The event that provides the year of birth. Null if there is none that the reader sees. */
            birth: components["schemas"]["CardEvent"] | null;
            /** @description The event that provides the year of death, which may be a burial or cremation. Null if there is none. */
            death: components["schemas"]["CardEvent"] | null;
            /** @description The picture of the person. Null if there is none that the reader sees. */
            portrait: components["schemas"]["CardPortrait"] | null;
            /** @description The primary name in other scripts and languages. Absent if it has no such form. */
            forms?: string[];
        };
        /** @description A relationship in a chart of which the reader sees only the ids and the type. */
        RedactedChartRelationship: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * @description `parent_child` from the parent to the child, or `partnership`.
             * @enum {string}
             */
            type: "parent_child" | "partnership";
            /**
             * Format: uuid
             * @description The parent, or one of the partners.
             */
            from_person_id: string;
            /**
             * Format: uuid
             * @description The child, or the other partner.
             */
            to_person_id: string;
            /**
             * @description Whether the reader does not see both persons in full. Then the qualifier and the positions are null.
             * @constant
             */
            redacted: true;
            /**
             * @description `redacted` if `redacted` is true, otherwise `full`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            visibility: "redacted";
            /**
             * @description The kind of parent. Null for a partnership.
             * @enum {string|null}
             */
            qualifier: "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian" | null;
            /**
             * @description How a partnership ended: by the last divorce or annulment that the reader sees, if no marriage came after it. Null if it did not end so, and for a parent.
             * @enum {string|null}
             */
            ended_by: "divorce" | "annulment" | null;
            /** @description The place of the child among the children of this parent, or of a partnership among those of `from_person_id`. The lowest number is the first. Null if it is not known, and for a reader who is no member. */
            position: number | null;
            /** @description The place of a partnership among the partnerships of `to_person_id`. Null if it is not known, and for a parent. */
            to_position: number | null;
            /** @description The children of one parent with the same text are twins, triplets and so on. Null for a partnership. */
            twin_group: string | null;
        };
        /** @description A person who may be living, without facts. */
        RedactedPerson: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * @description `full`, or `redacted` if the reader may not see the person in full: then most fields are null. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            visibility: "redacted";
            /** @description The complete primary name, or a replacement for it, such as `Living person`. */
            display_name: string;
            /** @description The given names of the primary name. */
            given_name: string | null;
            /** @description The surname of the primary name. */
            surname: string | null;
            /**
             * @description The sex of the person. Null if it is not known.
             * @enum {string|null}
             */
            gender: "male" | "female" | "other" | null;
            /** @description Whether the person is living. Null if that is not said: then the dates of birth and death decide. */
            is_living: boolean | null;
            /** @description Free text about the record. */
            notes: string | null;
            /**
             * @description How much of the person others than members see: `default` follows the rule for living persons, `redacted` hides everything but the existence, `hidden` hides the person.
             * @enum {string|null}
             */
            privacy: "default" | "redacted" | "hidden" | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers: components["schemas"]["Identifier"][] | null;
            /** @description When the record was last changed in the program that wrote its file: a day, or a day and a time, as in ISO 8601. It has a distance from UTC only if the file says so. Null if no file says it, and for readers who do not see everything in the tree. */
            file_changed_at: string | null;
            /** @description Whether the person may be living, by `is_living`, the death, and the year of birth. */
            possibly_living: boolean | null;
            /** @description Whether the person is known to be dead: `is_living` is false, or an event that this reader sees proves the death, also without a date. False while `is_living` is true. */
            death_known: boolean | null;
            /** @description The year of birth. Negative years are BCE. Null if it is not known. */
            birth_year: number | null;
            /** @description The year of death. Negative years are BCE. Null if it is not known. */
            death_year: number | null;
            /** @description The version of the record: 1 at first, and one more after each change. Null if redacted, and for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC. Null if redacted.
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null if redacted, and for readers who do not see everything in the tree.
             */
            updated_at: string | null;
            /**
             * Format: date-time
             * @description When the person was deleted, in UTC. Null if the person is not deleted.
             */
            deleted_at: string | null;
            /** @description The part of a picture that shows the person. Null if there is none, or if the reader does not see the picture. Absent where the cleanup tools show a person. */
            portrait?: components["schemas"]["Portrait"] | null;
            /** @description The names, the primary one first: at most 500. Only in the answer about one person, and in lists by `ids`. Null if redacted. */
            names?: components["schemas"]["NameRead"][] | null;
            /** @description How many names are left out. Only if some are: `/persons/{person_id}/names` lists all. */
            more?: components["schemas"]["More"];
            /** @description How well the person matches the search, from 0 to 1. Only in the results of a search. */
            score?: number;
            /** @description The name, or the form of a name, that matches the search, if it is not the primary one. */
            matched?: components["schemas"]["MatchedName"];
            /** @description The primary name in other scripts and languages. Only in cards and in the results of a search, and only if it has such forms. */
            forms?: string[];
            /** @description What distinguishes persons of the same name. Only in the results of a search. */
            context?: components["schemas"]["SearchContext"];
        };
        /** @description A relationship of which the reader sees only the ids and the type. */
        RedactedRelationship: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /**
             * @description `parent_child` leads from the parent to the child; `partnership` has no direction.
             * @enum {string}
             */
            type: "parent_child" | "partnership";
            /**
             * Format: uuid
             * @description The parent, or one of the partners.
             */
            from_person_id: string;
            /**
             * Format: uuid
             * @description The child, or the other partner.
             */
            to_person_id: string;
            /**
             * @description Whether the reader may not see both persons in full. Then all but the ids and the type is null.
             * @constant
             */
            redacted: true;
            /**
             * @description `redacted` if `redacted` is true, otherwise `full`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            visibility: "redacted";
            /**
             * @description The kind of parenthood, for example `biological` or `adoptive`. Null for a partnership.
             * @enum {string|null}
             */
            qualifier: "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian" | null;
            /** @description Free text about the relationship. */
            notes: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers: components["schemas"]["Identifier"][] | null;
            /** @description The place of the child among the children of this parent, or of a partnership among those of `from_person_id`. The lowest number is the first. Null if it is not known, and for a reader who is no member. */
            position: number | null;
            /** @description The place of a partnership among the partnerships of `to_person_id`. Null if it is not known, and for a parent. */
            to_position: number | null;
            /** @description The children of one parent with the same text are twins, triplets and so on. Null for a partnership. */
            twin_group: string | null;
            /** @description When the record was last changed in the program that wrote its file: a day, or a day and a time, as in ISO 8601. It has a distance from UTC only if the file says so. Null if no file says it, and for readers who do not see everything in the tree. */
            file_changed_at: string | null;
            /** @description The version of the record: 1 at first, and one more after each change. Null if redacted, and for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC. Null if redacted.
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null if redacted, and for readers who do not see everything in the tree.
             */
            updated_at: string | null;
        };
        /** @description The data of a new account. */
        Register: {
            /**
             * Format: email
             * @description The e-mail address. Case and surrounding white space do not matter.
             */
            email: string;
            /** @description The new password: 10 to 256 characters, different from the e-mail address, and not one of the common passwords. */
            password: string;
            /** @description The name that other users see. Null if the user has not given one. */
            display_name?: string | null;
            /** @description The token of an invitation. Where registration is by invitation, an account needs one. */
            invitation_token?: string | null;
        };
        /** @description A new relationship between two persons. */
        RelationshipCreate: {
            /**
             * @description `parent_child` leads from the parent to the child; `partnership` has no direction.
             * @enum {string}
             */
            type: "parent_child" | "partnership";
            /**
             * Format: uuid
             * @description The parent, or one of the partners.
             */
            from_person_id: string;
            /**
             * Format: uuid
             * @description The child, or the other partner.
             */
            to_person_id: string;
            /**
             * @description The kind of parenthood, for example `biological` or `adoptive`. Null for a partnership. The default for a parent is `biological`.
             * @enum {string|null}
             */
            qualifier?: "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian" | null;
            /** @description Free text about the relationship. */
            notes?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The place of the child among the children of this parent, or of a partnership among those of `from_person_id`. The lowest number is the first. Null if it is not known, and for a reader who is no member. */
            position?: number | null;
            /** @description The place of a partnership among the partnerships of `to_person_id`. Null if it is not known, and for a parent. */
            to_position?: number | null;
            /** @description The children of one parent with the same text are twins, triplets and so on. Null for a partnership. */
            twin_group?: string | null;
        };
        /** @description A new relationship between two persons. */
        RelationshipCreateData: {
            /**
             * @description `parent_child` leads from the parent to the child; `partnership` has no direction.
             * @enum {string}
             */
            type: "parent_child" | "partnership";
            /** @description The parent, or one of the partners. */
            from_person_id: string;
            /** @description The child, or the other partner. */
            to_person_id: string;
            /**
             * @description The kind of parenthood, for example `biological` or `adoptive`. Null for a partnership. The default for a parent is `biological`.
             * @enum {string|null}
             */
            qualifier?: "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian" | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The place of the child among the children of this parent, or of a partnership among those of `from_person_id`. The lowest number is the first. Null if it is not known, and for a reader who is no member. */
            position?: number | null;
            /** @description The place of a partnership among the partnerships of `to_person_id`. Null if it is not known, and for a parent. */
            to_position?: number | null;
            /** @description The children of one parent with the same text are twins, triplets and so on. Null for a partnership. */
            twin_group?: string | null;
        };
        /** @description A relationship between two persons. */
        RelationshipRead: components["schemas"]["FullRelationship"] | components["schemas"]["RedactedRelationship"];
        /** @description The changes of a relationship. Absent fields stay as they are. */
        RelationshipUpdate: {
            /**
             * @description The kind of parenthood, for example `biological` or `adoptive`. Null for a partnership.
             * @enum {string|null}
             */
            qualifier?: "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian" | null;
            /** @description Free text about the relationship. */
            notes?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The place of the child among the children of this parent, or of a partnership among those of `from_person_id`. The lowest number is the first. Null if it is not known, and for a reader who is no member. */
            position?: number | null;
            /** @description The place of a partnership among the partnerships of `to_person_id`. Null if it is not known, and for a parent. */
            to_position?: number | null;
            /** @description The children of one parent with the same text are twins, triplets and so on. Null for a partnership. */
            twin_group?: string | null;
        };
        /** @description The changes of a relationship. Absent fields stay as they are. */
        RelationshipUpdateData: {
            /**
             * @description The kind of parenthood, for example `biological` or `adoptive`. Null for a partnership.
             * @enum {string|null}
             */
            qualifier?: "biological" | "adoptive" | "step" | "foster" | "donor" | "guardian" | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The place of the child among the children of this parent, or of a partnership among those of `from_person_id`. The lowest number is the first. Null if it is not known, and for a reader who is no member. */
            position?: number | null;
            /** @description The place of a partnership among the partnerships of `to_person_id`. Null if it is not known, and for a parent. */
            to_position?: number | null;
            /** @description The children of one parent with the same text are twins, triplets and so on. Null for a partnership. */
            twin_group?: string | null;
        };
        /** @description The order of all children or all partners of a person. */
        RelativeOrder: {
            /**
             * Format: uuid
             * @description The parent or partner.
             */
            person_id: string;
            /**
             * @description `children` or `partners`.
             * @enum {string}
             */
            of: "children" | "partners";
            /** @description The ids of all relationships of the person to children, or of all partnerships, in their new order. */
            ids: string[];
        };
        /** @description What a restore brought back. */
        Restored: {
            /** @description The number of restored persons. */
            restored: number;
        };
        /** @description The number of restored records of each kind. */
        RestoredCounts: {
            /** @description The number of persons. */
            persons: number;
            /** @description The number of names. */
            names: number;
            /** @description The number of events. */
            events: number;
            /** @description The number of relationships. */
            relationships: number;
            /** @description The number of sources. */
            sources: number;
            /** @description The number of citations. */
            citations: number;
            /** @description The number of associations. */
            associations: number;
            /** @description The number of places. */
            places: number;
            /** @description The number of media. */
            media: number;
        };
        /** @description A tree that a restore created. */
        RestoredTree: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description The name of the tree. */
            name: string;
            /** @description The number of records in the tree. */
            counts: components["schemas"]["RestoredCounts"];
        };
        /** @description What distinguishes persons of the same name. */
        SearchContext: {
            /** @description The place of birth. Null if it is not known. */
            birth_place: string | null;
            /** @description The names of the parents that the reader sees in full, the first 20. */
            parents: string[];
            /** @description The names of the partners that the reader sees in full, the first 20. */
            partners: string[];
        };
        /** @description The person in a tree who is the user. */
        SelfPerson: {
            /**
             * Format: uuid
             * @description The person who is the user. Null removes the link.
             */
            person_id?: string | null;
        };
        /** @description An open session of an account. */
        SessionRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: date-time
             * @description When the session was opened, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session was last used, in UTC.
             */
            last_used_at: string;
            /** @description The program that opened the session, as its `User-Agent` named it. Null if it sent none. */
            user_agent: string | null;
            /** @description Whether this is the session of the request. */
            current: boolean;
        };
        /** @description A sibling. */
        Sibling: {
            /** @description The person, as far as the reader may see them. */
            person: components["schemas"]["PersonRead"];
            /**
             * @description `full` with two shared parents, `half` with one, `step` with none: a child of a parent's partner.
             * @enum {string}
             */
            kind: "full" | "half" | "step";
            /** @description The parents of both. */
            shared_parent_ids: string[];
        };
        /** @description A new session with its account. */
        SignedIn: {
            /** @description The account that is signed in. */
            user: components["schemas"]["UserRead"];
            /** @description The token of the session. Send it as `Authorization: Bearer …`. It is shown only once. */
            token: string;
            /**
             * @description How the token is sent: always `bearer`.
             * @constant
             */
            token_type: "bearer";
            /**
             * Format: date-time
             * @description When the session ends if it is not used again, in UTC.
             */
            expires_at: string;
        };
        /** @description A new source. */
        SourceCreate: {
            /** @description The title, for example `Parish register of Shrewsbury`. */
            title: string;
            /** @description The author or the office that made the source. */
            author?: string | null;
            /** @description Where and when the source was published. */
            publication?: string | null;
            /** @description The archive or library that keeps the source. */
            repository?: string | null;
            /** @description The call number of the source in the repository. */
            call_number?: string | null;
            /** @description The address of the source on the web. */
            url?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description A short title: ABBR of GEDCOM. */
            abbreviation?: string | null;
            /** @description What the source says, word for word: TEXT of GEDCOM. */
            text?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The fields of a template for such sources, with their values, as RootsMagic has them. Two may have one name. */
            fields?: components["schemas"]["TemplateFieldInput"][];
        };
        /** @description A new source. */
        SourceCreateData: {
            /** @description The title, for example `Parish register of Shrewsbury`. */
            title: string;
            /** @description The author or the office that made the source. */
            author?: string | null;
            /** @description Where and when the source was published. */
            publication?: string | null;
            /** @description The archive or library that keeps the source. */
            repository?: string | null;
            /** @description The call number of the source in the repository. */
            call_number?: string | null;
            /** @description The address of the source on the web. */
            url?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description A short title: ABBR of GEDCOM. */
            abbreviation?: string | null;
            /** @description What the source says, word for word: TEXT of GEDCOM. */
            text?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The fields of a template for such sources, with their values, as RootsMagic has them. Two may have one name. */
            fields?: components["schemas"]["TemplateFieldInput"][];
        };
        /** @description A source: a register, a book, a letter, a website. */
        SourceRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree that the record belongs to.
             */
            tree_id: string;
            /** @description The title, for example `Parish register of Shrewsbury`. */
            title: string;
            /** @description The author or the office that made the source. */
            author: string | null;
            /** @description Where and when the source was published. */
            publication: string | null;
            /** @description The archive or library that keeps the source. */
            repository: string | null;
            /** @description The call number of the source in the repository. */
            call_number: string | null;
            /** @description The address of the source on the web. */
            url: string | null;
            /** @description Free text about the record. */
            notes: string | null;
            /** @description A short title: ABBR of GEDCOM. */
            abbreviation: string | null;
            /** @description What the source says, word for word: TEXT of GEDCOM. */
            text: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers: components["schemas"]["Identifier"][] | null;
            /** @description The fields of a template for such sources, with their values, as RootsMagic has them. Two may have one name. */
            fields: components["schemas"]["TemplateField"][] | null;
            /** @description When the record was last changed in the program that wrote its file: a day, or a day and a time, as in ISO 8601. It has a distance from UTC only if the file says so. Null if no file says it, and for readers who do not see everything in the tree. */
            file_changed_at: string | null;
            /** @description The version of the record: 1 at first, and one more after each change. For readers who get it, it is also the `ETag`. Null for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null for readers who do not see everything in the tree.
             */
            updated_at: string | null;
            /**
             * Format: date-time
             * @description When the record was deleted, in UTC. Only a deleted record has it.
             */
            deleted_at?: string;
        };
        /** @description The changes of a source. Absent fields stay as they are. */
        SourceUpdate: {
            /** @description The title, for example `Parish register of Shrewsbury`. */
            title?: string;
            /** @description The author or the office that made the source. */
            author?: string | null;
            /** @description Where and when the source was published. */
            publication?: string | null;
            /** @description The archive or library that keeps the source. */
            repository?: string | null;
            /** @description The call number of the source in the repository. */
            call_number?: string | null;
            /** @description The address of the source on the web. */
            url?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description A short title: ABBR of GEDCOM. */
            abbreviation?: string | null;
            /** @description What the source says, word for word: TEXT of GEDCOM. */
            text?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The fields of a template for such sources, with their values, as RootsMagic has them. Two may have one name. */
            fields?: components["schemas"]["TemplateFieldInput"][];
        };
        /** @description The changes of a source. Absent fields stay as they are. */
        SourceUpdateData: {
            /** @description The title, for example `Parish register of Shrewsbury`. */
            title?: string;
            /** @description The author or the office that made the source. */
            author?: string | null;
            /** @description Where and when the source was published. */
            publication?: string | null;
            /** @description The archive or library that keeps the source. */
            repository?: string | null;
            /** @description The call number of the source in the repository. */
            call_number?: string | null;
            /** @description The address of the source on the web. */
            url?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description A short title: ABBR of GEDCOM. */
            abbreviation?: string | null;
            /** @description What the source says, word for word: TEXT of GEDCOM. */
            text?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The fields of a template for such sources, with their values, as RootsMagic has them. Two may have one name. */
            fields?: components["schemas"]["TemplateFieldInput"][];
        };
        /** @description What the trees of an account store. */
        StorageRead: {
            /** @description The bytes of records, proposals, history, media, kept records and uploads of all trees of the account. What is deleted counts until it is removed for good. */
            used_bytes: number;
            /** @description The most bytes that they may store. Null for no limit. */
            limit_bytes: number | null;
        };
        /** @description A surname and its frequency. */
        SurnameCount: {
            /** @description The surname in its most frequent spelling. Spellings that differ only in case and accents are one. */
            surname: string;
            /** @description The number of persons who have it. */
            count: number;
        };
        /** @description A field of a template, with its value. */
        TemplateField: {
            /** @description The name of the field, for example `Page`. */
            name: string;
            /** @description What the field says. */
            value: string;
        };
        /** @description A field of a template, with its value. */
        TemplateFieldInput: {
            /** @description The name of the field, for example `Page`. */
            name: string;
            /** @description What the field says. */
            value: string;
        };
        /** @description The AI providers of a tree, and those that can be chosen. */
        TreeAiRead: {
            /** @description The AI provider of the assistants of members, by its name. Only their tokens reach the tree. Null for none. */
            ai_member_provider: string | null;
            /** @description The AI provider of the recommenders, which propose relationships, by its name. Only their tokens reach the tree. Null for none. */
            ai_recommender_provider: string | null;
            /** @description Whether assistants see living people, as a viewer of the tree does. By default they see what a reader without an account sees. */
            ai_sees_living: boolean;
            /** @description The providers that the instance offers. */
            providers: components["schemas"]["AiProvider"][];
        };
        /** @description The choice of AI providers. Absent fields stay as they are. */
        TreeAiUpdate: {
            /** @description The AI provider of the assistants of members, by its name. Only their tokens reach the tree. Null for none. */
            ai_member_provider?: string | null;
            /** @description The AI provider of the recommenders, which propose relationships, by its name. Only their tokens reach the tree. Null for none. */
            ai_recommender_provider?: string | null;
            /** @description Whether assistants see living people, as a viewer of the tree does. By default they see what a reader without an account sees. */
            ai_sees_living?: boolean;
        };
        /** @description A new tree. */
        TreeCreate: {
            /** @description The name of the tree. */
            name: string;
            /** @description A text about the tree for its readers. Null if there is none. */
            description?: string | null;
            /**
             * @description Who besides the members may read the tree: `private` is for members only, `site_members` for signed-in users, `unlisted` for everyone who has the address, `public` for everyone. The default is `private`.
             * @enum {string}
             */
            visibility?: "private" | "site_members" | "unlisted" | "public";
        };
        /** @description A tree in numbers. Only persons that the reader sees in full count. */
        TreeOverview: {
            /** @description The numbers of records. */
            counts: components["schemas"]["OverviewCounts"];
            /** @description The first year of an event. Negative years are BCE. Null without dated events. */
            earliest_year: number | null;
            /** @description The year of the first day of the latest event. Null without dated events. */
            latest_year: number | null;
            /** @description The number of persons in the longest line from parent to child, at most 1,000. */
            generations: number;
            /** @description The ten most frequent surnames, the most frequent one first. */
            top_surnames: components["schemas"]["SurnameCount"][];
            /** @description How much is known of the persons. */
            completeness: components["schemas"]["Completeness"];
            /** @description How often something is in the tree, by time, age, name, place and generation. */
            statistics: components["schemas"]["TreeStatistics"];
        };
        /** @description The confirmation to purge a tree. */
        TreePurge: {
            /** @description The name of the tree, repeated as confirmation. */
            name: string;
        };
        /** @description A tree as its members see it. */
        TreeRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description The name of the tree. */
            name: string;
            /** @description A text about the tree for its readers. Null if there is none. */
            description: string | null;
            /**
             * @description Who besides the members may read the tree: `private` is for members only, `site_members` for signed-in users, `unlisted` for everyone who has the address, `public` for everyone.
             * @enum {string}
             */
            visibility: "private" | "site_members" | "unlisted" | "public";
            /**
             * Format: uuid
             * @description The person that the tree shows first. Null if none is chosen.
             */
            home_person_id: string | null;
            /** @description The number of the last change in the tree. It increases with every committed write in the tree. Null for assistants. */
            revision: number | null;
            /** @description The version of the record: 1 at first, and one more after each change. For readers who get it, it is also the `ETag`. Null for readers who do not see everything in the tree. */
            version: number | null;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null for readers who do not see everything in the tree.
             */
            updated_at: string | null;
            /**
             * Format: uuid
             * @description The account that is responsible for the tree and its storage.
             */
            owner_id: string;
            /** @description The AI provider of the assistants of members, by its name. Only their tokens reach the tree. Null for none. */
            ai_member_provider: string | null;
            /** @description The AI provider of the recommenders, which propose relationships, by its name. Only their tokens reach the tree. Null for none. */
            ai_recommender_provider: string | null;
            /**
             * @description The role of the caller in the tree. Null if the caller is not a member.
             * @enum {string|null}
             */
            role: "owner" | "editor" | "viewer" | null;
            /** @description The number of persons in the tree. */
            person_count: number;
            /**
             * Format: date-time
             * @description When the tree was deleted, in UTC. Null if it is not deleted.
             */
            deleted_at: string | null;
        };
        /** @description How often something is in a tree. Only what the reader sees counts. */
        TreeStatistics: {
            /** @description The persons born in each decade that has some, by their year of birth. */
            births_by_decade: components["schemas"]["DecadeCount"][];
            /** @description The persons born in each of the twelve months, the first birth with an exact month each. Empty without any. */
            births_by_month: components["schemas"]["MonthCount"][];
            /** @description The ages at death of persons who are not possibly living, in years from the year of birth to the year of death. */
            life_spans: components["schemas"]["AgesByGender"];
            /** @description The ages at the first marriage with a year, in years from the year of birth. */
            ages_at_marriage: components["schemas"]["AgesByGender"];
            /** @description The ages in the year of birth of the first biological child. */
            ages_at_first_child: components["schemas"]["AgesByGender"];
            /** @description The commonest given names of the persons born in each decade. */
            given_names_by_decade: components["schemas"]["DecadeNames"][];
            /** @description The ten places with the most events, the most frequent one first. Places of one name are one. */
            top_places: components["schemas"]["PlaceCount"][];
            /** @description The biological ancestors of the home person in each of up to 12 generations that has some. */
            completeness_by_generation: components["schemas"]["GenerationCompleteness"][];
        };
        /** @description The changes of a tree. Absent fields stay as they are. */
        TreeUpdate: {
            /** @description The name of the tree. */
            name?: string;
            /** @description A text about the tree for its readers. Null if there is none. */
            description?: string | null;
            /**
             * @description Who besides the members may read the tree: `private` is for members only, `site_members` for signed-in users, `unlisted` for everyone who has the address, `public` for everyone.
             * @enum {string}
             */
            visibility?: "private" | "site_members" | "unlisted" | "public";
            /**
             * Format: uuid
             * @description The person that the tree shows first. Null removes the choice.
             */
            home_person_id?: string | null;
        };
        /** @description A field that an undo does not set back. */
        UndoConflict: {
            /**
             * @description The kind of the record.
             * @enum {string}
             */
            entity_type: "change" | "user" | "session" | "token" | "identity" | "tree" | "membership" | "invitation" | "link" | "person" | "name" | "event" | "place" | "relationship" | "source" | "citation" | "association" | "media" | "media_link" | "proposal" | "proposal_comment" | "webhook" | "gedcom";
            /** @description The id of the record. */
            entity_id: string;
            /** @description The name of the field; `attached` if records of other changes depend on the record. */
            field: string;
            /** @description The value before the change. */
            then: unknown;
            /** @description The value that the change gave it. */
            made: unknown;
            /** @description The present value; for `attached` the records, at most ten. */
            now: unknown;
            /**
             * @description `changed`: the field has been changed since. `attached`: records of other changes depend on the record. `deleted`: the field would refer to a deleted record. `account_deleted`: the account no longer exists.
             * @enum {string}
             */
            reason: "changed" | "attached" | "deleted" | "account_deleted";
        };
        /** @description What an undo would do. */
        UndoPreview: {
            /** @description The fields that the undo would set, at most the first 10,000. */
            would: components["schemas"]["WouldSet"][];
        };
        /** @description A tag of a file that has no field here. */
        UnmappedTag: {
            /** @description The path of the tag, for example `INDI.DNA`. */
            tag: string;
            /** @description The number of lines with the tag. */
            count: number;
            /** @description The numbers of the first five lines. */
            lines: number[];
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateAssociationInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "association";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["AssociationUpdateData"];
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateAssociationOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "association";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["AssociationUpdateData"];
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateAssociationOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "association";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["AssociationUpdateData"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateCitationInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "citation";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["CitationUpdateData"];
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateCitationOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "citation";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["CitationUpdateData"];
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateCitationOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "citation";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["CitationUpdateData"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateEventInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "event";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["EventUpdateData"];
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateEventOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "event";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["EventUpdateData"];
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateEventOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "event";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["EventUpdateData"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateNameInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "name";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["ProposedNameUpdateData"];
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateNameOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "name";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["ProposedNameUpdateData"];
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateNameOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "name";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["ProposedNameUpdateData"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdatePersonInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "person";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["PersonUpdateData"];
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdatePersonOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "person";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["PersonUpdateData"];
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdatePersonOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "person";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["PersonUpdateData"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateRelationshipInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "relationship";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["RelationshipUpdateData"];
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateRelationshipOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "relationship";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["RelationshipUpdateData"];
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateRelationshipOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "relationship";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["RelationshipUpdateData"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateSourceInBatch: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "source";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["SourceUpdateData"];
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateSourceOperation: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "source";
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["SourceUpdateData"];
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description An operation of this kind on a record of this kind. */
        UpdateSourceOperationRead: {
            /**
             * @description What the operation does to the record.
             * @constant
             */
            op: "update";
            /**
             * @description The kind of the record.
             * @constant
             */
            entity: "source";
            /** @description Whether the operation has run. */
            done: boolean;
            /** @description The record to change or delete, or a reference such as `$anna` to a record that an earlier operation creates. */
            id: string;
            /** @description The body that the route of this change accepts. A name has its `person_id` here. */
            data: components["schemas"]["SourceUpdateData"] | null;
            /** @description What the operation is based on, for the reviewer. Null or absent if that is not said. */
            basis?: components["schemas"]["ProposalBasis"] | null;
        };
        /** @description How to read an upload. */
        UploadReading: {
            /**
             * @description The encoding to read the file in, one of `encodings` of the vocabulary. If absent or null the file decides.
             * @enum {string|null}
             */
            encoding?: "UTF-8" | "UTF-16LE" | "UTF-16BE" | "ANSEL" | "windows-1250" | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "IBM437" | "IBM850" | "IBM852" | "IBM866" | "KOI8-R" | "macintosh" | "ISO-8859-2" | "ISO-8859-3" | "ISO-8859-4" | "ISO-8859-5" | "ISO-8859-6" | "ISO-8859-7" | "ISO-8859-8" | "ISO-8859-10" | "ISO-8859-13" | "ISO-8859-14" | "ISO-8859-15" | "ISO-8859-16" | "KOI8-U" | "x-mac-cyrillic" | "windows-874" | "GBK" | "gb18030" | "Big5" | "EUC-JP" | "Shift_JIS" | "EUC-KR" | null;
        };
        /** @description An account, as its user sees it. */
        UserRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /** @description The e-mail address. Case and surrounding white space do not matter. */
            email: string;
            /** @description The name that other users see. Null if the user has not given one. */
            display_name: string | null;
            /**
             * @description The language of mails to the account, one of `languages` in the vocabulary. Null if none is chosen: then mails are in English.
             * @enum {string|null}
             */
            language: "en" | "de" | null;
            /** @description Whether the user has proved that the e-mail address is theirs. */
            email_verified: boolean;
            /**
             * Format: uuid
             * @description The person in a tree who is the user. Null if there is no link.
             */
            self_person_id: string | null;
            /** @description Whether the user is an operator of the instance (`OWNER_EMAIL`). */
            is_instance_owner: boolean;
            /**
             * Format: date-time
             * @description When the account was created, in UTC.
             */
            created_at: string;
        };
        /** @description The changes of an account. Absent fields stay as they are. */
        UserUpdate: {
            /** @description The name that other users see. Null if the user has not given one. */
            display_name?: string | null;
            /**
             * @description The language of mails to the account, one of `languages` in the vocabulary. Null if none is chosen: then mails are in English.
             * @enum {string|null}
             */
            language?: "en" | "de" | null;
        };
        /** @description What the confirmation of an address removed. */
        VerifiedEmail: {
            /**
             * @description Always true: the password of the account was removed, and a mail with a link for a new one is sent.
             * @constant
             */
            password_removed: true;
        };
        /** @description The proof that an e-mail address belongs to the account. */
        VerifyEmail: {
            /** @description The token from the link in the mail. */
            token: string;
        };
        /** @description Credentials. */
        Via: {
            /**
             * @description A `session`, an API `token`, an `assistant` that only proposes, or the `system` itself.
             * @enum {string}
             */
            kind: "session" | "token" | "assistant" | "operator" | "system";
            /** @description The id of the session or token. Null if there is none. */
            id: string | null;
            /** @description The user agent of the session, the name of the token, or the provider of the assistant. Null if it is not known. */
            name: string | null;
        };
        /** @description The birth or death of a new person. */
        VitalEventCreate: {
            /** @description The date. Null if it is not known. */
            date?: components["schemas"]["DateInput"] | null;
            /** @description The name of the place. Names that differ only in case and spacing are the same place. */
            place?: string | null;
            /** @description A short text that belongs to the type, for example the occupation. */
            detail?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description What kind of its type the event is, for example `civil` of a marriage (`TYPE` in GEDCOM). */
            subtype?: string | null;
            /** @description The age of the person at the event (`AGE` in GEDCOM), for example `42y` or `child`. Not of partnerships. */
            age?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The address (`ADDR` in GEDCOM) with telephone numbers, e-mail and web addresses. A patch replaces it as a whole. */
            address?: components["schemas"]["AddressInput"] | null;
            /** @description Where exactly the event took place (`MAP` in GEDCOM). A patch replaces both, and a patch of `place` alone removes them. */
            coordinates?: components["schemas"]["Coordinates"] | null;
            /** @description What caused the event, for example the cause of a death (`CAUS` in GEDCOM). */
            cause?: string | null;
            /** @description How reliable the event is, from 0 (unreliable) to 3 (direct evidence): QUAY of GEDCOM at the event. Null if unknown. */
            confidence?: number | null;
            /**
             * @description Who sees the event: `default` is everyone who sees its persons in full, `hidden` is members only.
             * @enum {string}
             */
            privacy?: "default" | "hidden";
        };
        /** @description The changes of a birth or death. Absent fields stay as they are. */
        VitalEventUpdate: {
            /** @description The date. Null if it is not known. */
            date?: components["schemas"]["DateInput"] | null;
            /** @description The name of the place. Names that differ only in case and spacing are the same place. */
            place?: string | null;
            /** @description A short text that belongs to the type, for example the occupation. */
            detail?: string | null;
            /** @description Free text about the record. */
            notes?: string | null;
            /** @description What kind of its type the event is, for example `civil` of a marriage (`TYPE` in GEDCOM). */
            subtype?: string | null;
            /** @description The age of the person at the event (`AGE` in GEDCOM), for example `42y` or `child`. Not of partnerships. */
            age?: string | null;
            /** @description The identifiers of the record in files, programs and archives. A type is `UID`, `REFN`, `EXID`, `AFN`, `RFN`, `RIN`, the address of the issuer, or any other text. */
            identifiers?: components["schemas"]["IdentifierInput"][];
            /** @description The address (`ADDR` in GEDCOM) with telephone numbers, e-mail and web addresses. A patch replaces it as a whole. */
            address?: components["schemas"]["AddressInput"] | null;
            /** @description Where exactly the event took place (`MAP` in GEDCOM). A patch replaces both, and a patch of `place` alone removes them. */
            coordinates?: components["schemas"]["Coordinates"] | null;
            /** @description What caused the event, for example the cause of a death (`CAUS` in GEDCOM). */
            cause?: string | null;
            /** @description How reliable the event is, from 0 (unreliable) to 3 (direct evidence): QUAY of GEDCOM at the event. Null if unknown. */
            confidence?: number | null;
            /**
             * @description Who sees the event: `default` is everyone who sees its persons in full, `hidden` is members only.
             * @enum {string}
             */
            privacy?: "default" | "hidden";
        };
        /** @description Every enumeration of the API. */
        Vocabulary: {
            /** @description Who besides the members may read a tree. */
            tree_visibilities: string[];
            /** @description The roles of members. */
            roles: string[];
            /** @description What an API token may do. */
            scopes: string[];
            /** @description What an assistant is for. */
            ai_roles: string[];
            /** @description The rules that a fault of the input can name. */
            rules: string[];
            /** @description The tags of the languages of the service, English first. */
            languages: string[];
            /** @description What the holders of links see. */
            link_views: string[];
            /** @description The kinds of forms of a name. */
            name_form_kinds: string[];
            /** @description The orders of places. */
            place_sorts: string[];
            /** @description How much of a person a reader sees. */
            person_visibilities: string[];
            /** @description The kinds of readers that the visibility of a person is explained for. */
            explained_readers: string[];
            /** @description How much of a person a kind of reader sees. */
            explained_visibilities: string[];
            /** @description The facts that decide what readers see of a person. */
            exposure_reasons: string[];
            /** @description The sex of a person. */
            genders: string[];
            /** @description What a list of persons can be ordered by. `-` before a word reverses the order. */
            person_sorts: string[];
            /** @description The shorter forms in which a list shows its persons. */
            person_field_sets: string[];
            /** @description What a list of persons can require to be missing. */
            missing_facts: string[];
            /** @description The kinds of media that a list can be limited to. */
            media_kinds: string[];
            /** @description The sizes of thumbnails: the most pixels of the longer side. */
            thumbnail_sizes: string[];
            /** @description The privacy settings of a person. */
            privacy_settings: string[];
            /** @description The privacy settings of an event. */
            event_privacy_settings: string[];
            /** @description The kinds of names. */
            name_types: string[];
            /** @description The curated types of events of a person. */
            person_event_types: string[];
            /** @description The curated types of events of a partnership. */
            partnership_event_types: string[];
            /** @description The errors that the name cleanup finds. */
            name_flags: string[];
            /** @description How dates are meant. */
            date_qualifiers: string[];
            /** @description The calendars of dates. */
            calendars: string[];
            /** @description The kinds of relationships. */
            relationship_types: string[];
            /** @description The kinds of parenthood. */
            parent_qualifiers: string[];
            /** @description What an associate was to a person or in an event. */
            association_roles: string[];
            /** @description The groups of relatives that can be put in order. */
            ordered_relatives: string[];
            /** @description The kinds of siblings. */
            sibling_kinds: string[];
            /** @description The siblings that a neighbourhood includes. */
            sibling_choices: string[];
            /** @description By what ties two persons are related. */
            kin_kinds: string[];
            /** @description The steps of a way between two persons. */
            kin_steps: string[];
            /** @description The states of a proposal. */
            proposal_statuses: string[];
            /** @description Who makes proposals. */
            proposal_origins: string[];
            /** @description What an operation of a proposal does. */
            operation_kinds: string[];
            /** @description The kinds of records that a proposal changes. */
            proposed_entities: string[];
            /** @description The kinds of records in the audit log. */
            entity_types: string[];
            /** @description What changes and their entries are called. */
            actions: string[];
            /** @description By which credentials changes are made. */
            via_kinds: string[];
            /** @description Why a part of a change cannot be undone. */
            conflict_reasons: string[];
            /** @description What happens to the record of an entry of a change. */
            entry_ops: string[];
            /** @description Who makes changes. */
            actor_types: string[];
            /** @description The versions of GEDCOM for exports. */
            gedcom_versions: string[];
            /** @description What an import does with a person of the file. */
            import_actions: string[];
            /** @description The encodings that a GEDCOM file can be read in. */
            encodings: string[];
            /** @description How well persons of a file match persons of the tree. */
            match_scores: string[];
            /** @description Why a person of a file is hardly the same as one of the tree, although their names match. */
            match_conflicts: string[];
            /** @description What a tree lacks of the lines of an import warning. */
            import_losses: string[];
            /** @description What two persons have in common who may be one. */
            duplicate_reasons: string[];
            /** @description How sure a finding is. */
            check_severities: string[];
            /** @description The person that provides the value of a field after a merge. */
            merge_sides: string[];
            /** @description Why two persons cannot be merged. */
            merge_conflicts: string[];
            /** @description The phases of long work on a file. */
            progress_phases: string[];
            /** @description The warnings of a restore. */
            restore_warnings: string[];
            /** @description The kinds of identity providers. */
            provider_kinds: string[];
            /** @description Why a sign-in at a provider is refused: the values of `error` at `/sign-in`. */
            sign_in_errors: string[];
            /** @description The codes of problems. */
            problem_codes: string[];
            /** @description The rules of the checks of a tree, with their limits. */
            check_rules: components["schemas"]["CheckRule"][];
            /** @description The rules by which births and deaths are reckoned, with their limits. */
            reckoning_rules: components["schemas"]["ReckoningRule"][];
        };
        /** @description A record of a file that a warning is about. */
        WarnedRecord: {
            /** @description The xref of the record. Null if it has none. */
            xref: string | null;
            /** @description The name of the person, of the partners of a family, or the title of a source. Null if there is none. */
            name: string | null;
        };
        /** @description A webhook to create. */
        WebhookCreate: {
            /** @description The address that gets the changes. It begins with `https://` or `http://` and leads to no private network. */
            url: string;
            /** @description The actions of the changes that are sent, for example `person.update`. Null for all changes. */
            actions?: ("change.undo" | "user.create" | "user.register" | "user.update" | "user.set_self_person" | "user.change_password" | "user.reset_password" | "user.verify_email" | "user.mail_verify_email_link" | "user.mail_reset_password_link" | "user.delete" | "user.purge" | "session.create" | "session.update" | "session.end" | "session.delete" | "token.create" | "token.update" | "token.revoke" | "token.delete" | "identity.create" | "identity.update" | "identity.delete" | "tree.create" | "tree.import" | "tree.update" | "tree.update_ai" | "tree.delete" | "tree.restore" | "tree.purge" | "membership.create" | "membership.update" | "membership.delete" | "invitation.create" | "invitation.mail" | "invitation.accept" | "invitation.update" | "invitation.delete" | "link.create" | "link.delete" | "person.create" | "person.update" | "person.merge" | "person.delete" | "person.restore" | "person.purge" | "duplicate.dismiss" | "duplicate.reconsider" | "check.dismiss" | "check.reconsider" | "name.create" | "name.update" | "name.make_primary" | "name.delete" | "name.restore" | "name.purge" | "event.create" | "event.update" | "event.delete" | "event.restore" | "event.purge" | "place.create" | "place.update" | "place.delete" | "place.merge" | "relationship.create" | "relationship.update" | "relationship.delete" | "relationship.restore" | "relationship.purge" | "source.create" | "source.update" | "source.delete" | "source.restore" | "source.purge" | "citation.create" | "citation.update" | "citation.delete" | "citation.restore" | "citation.purge" | "association.create" | "association.update" | "association.delete" | "association.restore" | "association.purge" | "media.create" | "media.update" | "media.delete" | "media.restore" | "media.purge" | "media_link.create" | "media_link.update" | "media_link.delete" | "proposal.create" | "proposal.update" | "proposal.edit" | "proposal.advance" | "proposal.apply" | "proposal.fail" | "proposal.reject" | "proposal.undo" | "proposal.delete" | "proposal_comment.create" | "proposal_comment.delete" | "webhook.create" | "webhook.update" | "webhook.switch_off" | "webhook.delete" | "gedcom.import")[] | null;
            /** @description Whether changes are sent. */
            active?: boolean;
        };
        /** @description A new webhook, with its secret. */
        WebhookCreated: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree.
             */
            tree_id: string;
            /** @description The address that gets the changes. It begins with `https://` or `http://` and leads to no private network. */
            url: string;
            /** @description The actions of the changes that are sent, for example `person.update`. Null for all changes. */
            actions: ("change.undo" | "user.create" | "user.register" | "user.update" | "user.set_self_person" | "user.change_password" | "user.reset_password" | "user.verify_email" | "user.mail_verify_email_link" | "user.mail_reset_password_link" | "user.delete" | "user.purge" | "session.create" | "session.update" | "session.end" | "session.delete" | "token.create" | "token.update" | "token.revoke" | "token.delete" | "identity.create" | "identity.update" | "identity.delete" | "tree.create" | "tree.import" | "tree.update" | "tree.update_ai" | "tree.delete" | "tree.restore" | "tree.purge" | "membership.create" | "membership.update" | "membership.delete" | "invitation.create" | "invitation.mail" | "invitation.accept" | "invitation.update" | "invitation.delete" | "link.create" | "link.delete" | "person.create" | "person.update" | "person.merge" | "person.delete" | "person.restore" | "person.purge" | "duplicate.dismiss" | "duplicate.reconsider" | "check.dismiss" | "check.reconsider" | "name.create" | "name.update" | "name.make_primary" | "name.delete" | "name.restore" | "name.purge" | "event.create" | "event.update" | "event.delete" | "event.restore" | "event.purge" | "place.create" | "place.update" | "place.delete" | "place.merge" | "relationship.create" | "relationship.update" | "relationship.delete" | "relationship.restore" | "relationship.purge" | "source.create" | "source.update" | "source.delete" | "source.restore" | "source.purge" | "citation.create" | "citation.update" | "citation.delete" | "citation.restore" | "citation.purge" | "association.create" | "association.update" | "association.delete" | "association.restore" | "association.purge" | "media.create" | "media.update" | "media.delete" | "media.restore" | "media.purge" | "media_link.create" | "media_link.update" | "media_link.delete" | "proposal.create" | "proposal.update" | "proposal.edit" | "proposal.advance" | "proposal.apply" | "proposal.fail" | "proposal.reject" | "proposal.undo" | "proposal.delete" | "proposal_comment.create" | "proposal_comment.delete" | "webhook.create" | "webhook.update" | "webhook.switch_off" | "webhook.delete" | "gedcom.import")[] | null;
            /** @description Whether changes are sent. */
            active: boolean;
            /** @description The version of the record: 1 at first, and one more after each change. For readers who get it, it is also the `ETag`. Null for readers who do not see everything in the tree. */
            version: number;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null for readers who do not see everything in the tree.
             */
            updated_at: string;
            /** @description The key of the signatures. No other answer contains it. */
            secret: string;
        };
        /** @description One attempt to deliver a change. */
        WebhookDeliveryRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The change.
             */
            change_id: string;
            /** @description The number of the change in its tree. */
            seq: number;
            /** @description 1 for the first attempt to deliver this change. */
            attempt: number;
            /**
             * Format: date-time
             * @description When the attempt began, in UTC.
             */
            at: string;
            /** @description The HTTP status of the answer. Null if there was none. */
            status: number | null;
            /** @description Why the change was not delivered. Null if it was. */
            error: string | null;
            /**
             * Format: date-time
             * @description When the change is sent again. Null if it was delivered or given up.
             */
            next_attempt_at: string | null;
        };
        /** @description An address to which the changes of a tree are sent. */
        WebhookRead: {
            /**
             * Format: uuid
             * @description The id, a UUID of version 7.
             */
            id: string;
            /**
             * Format: uuid
             * @description The tree.
             */
            tree_id: string;
            /** @description The address that gets the changes. It begins with `https://` or `http://` and leads to no private network. */
            url: string;
            /** @description The actions of the changes that are sent, for example `person.update`. Null for all changes. */
            actions: ("change.undo" | "user.create" | "user.register" | "user.update" | "user.set_self_person" | "user.change_password" | "user.reset_password" | "user.verify_email" | "user.mail_verify_email_link" | "user.mail_reset_password_link" | "user.delete" | "user.purge" | "session.create" | "session.update" | "session.end" | "session.delete" | "token.create" | "token.update" | "token.revoke" | "token.delete" | "identity.create" | "identity.update" | "identity.delete" | "tree.create" | "tree.import" | "tree.update" | "tree.update_ai" | "tree.delete" | "tree.restore" | "tree.purge" | "membership.create" | "membership.update" | "membership.delete" | "invitation.create" | "invitation.mail" | "invitation.accept" | "invitation.update" | "invitation.delete" | "link.create" | "link.delete" | "person.create" | "person.update" | "person.merge" | "person.delete" | "person.restore" | "person.purge" | "duplicate.dismiss" | "duplicate.reconsider" | "check.dismiss" | "check.reconsider" | "name.create" | "name.update" | "name.make_primary" | "name.delete" | "name.restore" | "name.purge" | "event.create" | "event.update" | "event.delete" | "event.restore" | "event.purge" | "place.create" | "place.update" | "place.delete" | "place.merge" | "relationship.create" | "relationship.update" | "relationship.delete" | "relationship.restore" | "relationship.purge" | "source.create" | "source.update" | "source.delete" | "source.restore" | "source.purge" | "citation.create" | "citation.update" | "citation.delete" | "citation.restore" | "citation.purge" | "association.create" | "association.update" | "association.delete" | "association.restore" | "association.purge" | "media.create" | "media.update" | "media.delete" | "media.restore" | "media.purge" | "media_link.create" | "media_link.update" | "media_link.delete" | "proposal.create" | "proposal.update" | "proposal.edit" | "proposal.advance" | "proposal.apply" | "proposal.fail" | "proposal.reject" | "proposal.undo" | "proposal.delete" | "proposal_comment.create" | "proposal_comment.delete" | "webhook.create" | "webhook.update" | "webhook.switch_off" | "webhook.delete" | "gedcom.import")[] | null;
            /** @description Whether changes are sent. */
            active: boolean;
            /** @description The version of the record: 1 at first, and one more after each change. For readers who get it, it is also the `ETag`. Null for readers who do not see everything in the tree. */
            version: number;
            /**
             * Format: date-time
             * @description When the record was created, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed, in UTC. Null for readers who do not see everything in the tree.
             */
            updated_at: string;
        };
        /** @description The fields of a webhook to change. */
        WebhookUpdate: {
            /** @description The address that gets the changes. It begins with `https://` or `http://` and leads to no private network. */
            url?: string;
            /** @description The actions of the changes that are sent, for example `person.update`. Null for all changes. */
            actions?: ("change.undo" | "user.create" | "user.register" | "user.update" | "user.set_self_person" | "user.change_password" | "user.reset_password" | "user.verify_email" | "user.mail_verify_email_link" | "user.mail_reset_password_link" | "user.delete" | "user.purge" | "session.create" | "session.update" | "session.end" | "session.delete" | "token.create" | "token.update" | "token.revoke" | "token.delete" | "identity.create" | "identity.update" | "identity.delete" | "tree.create" | "tree.import" | "tree.update" | "tree.update_ai" | "tree.delete" | "tree.restore" | "tree.purge" | "membership.create" | "membership.update" | "membership.delete" | "invitation.create" | "invitation.mail" | "invitation.accept" | "invitation.update" | "invitation.delete" | "link.create" | "link.delete" | "person.create" | "person.update" | "person.merge" | "person.delete" | "person.restore" | "person.purge" | "duplicate.dismiss" | "duplicate.reconsider" | "check.dismiss" | "check.reconsider" | "name.create" | "name.update" | "name.make_primary" | "name.delete" | "name.restore" | "name.purge" | "event.create" | "event.update" | "event.delete" | "event.restore" | "event.purge" | "place.create" | "place.update" | "place.delete" | "place.merge" | "relationship.create" | "relationship.update" | "relationship.delete" | "relationship.restore" | "relationship.purge" | "source.create" | "source.update" | "source.delete" | "source.restore" | "source.purge" | "citation.create" | "citation.update" | "citation.delete" | "citation.restore" | "citation.purge" | "association.create" | "association.update" | "association.delete" | "association.restore" | "association.purge" | "media.create" | "media.update" | "media.delete" | "media.restore" | "media.purge" | "media_link.create" | "media_link.update" | "media_link.delete" | "proposal.create" | "proposal.update" | "proposal.edit" | "proposal.advance" | "proposal.apply" | "proposal.fail" | "proposal.reject" | "proposal.undo" | "proposal.delete" | "proposal_comment.create" | "proposal_comment.delete" | "webhook.create" | "webhook.update" | "webhook.switch_off" | "webhook.delete" | "gedcom.import")[] | null;
            /** @description Whether changes are sent. */
            active?: boolean;
        };
        /** @description A field that an undo would set. */
        WouldSet: {
            /**
             * @description The kind of the record.
             * @enum {string}
             */
            entity_type: "change" | "user" | "session" | "token" | "identity" | "tree" | "membership" | "invitation" | "link" | "person" | "name" | "event" | "place" | "relationship" | "source" | "citation" | "association" | "media" | "media_link" | "proposal" | "proposal_comment" | "webhook" | "gedcom";
            /** @description The id of the record. */
            entity_id: string;
            /** @description The name of the field. */
            field: string;
            /** @description The present value. */
            from: unknown;
            /** @description The value that the undo would give it. */
            to: unknown;
        };
    };
    responses: {
        /** @description The address is too long: `address_too_long`. */
        AddressTooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "address_too_long";
                };
            };
        };
        /** @description The user is already a member of this tree: `already_member`. A request with this Idempotency-Key is in progress: `request_in_progress`. */
        AlreadyMemberOrRequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "already_member" | "request_in_progress";
                };
            };
        };
        /** @description The change is already undone: `already_undone`. A person cannot be their own ancestor: `ancestry_cycle`. This change cannot be undone: `cannot_undo`. A person needs at least one name: `last_name`. A tree needs at least one owner: `last_owner`. A place cannot be a part of itself: `place_cycle`. The parent has a place with this name already: `place_exists`. The proposal is already decided, or somebody else is applying it: `proposal_not_pending`. Records of the change have been removed permanently: `purged`. The same relationship has been added since: `relationship_exists`. A request with this Idempotency-Key is in progress: `request_in_progress`. There are too many webhooks already; delete one first: `too_many_webhooks`. What the change did has been changed since: `undo_conflict`. */
        AlreadyUndoneOrAncestryCycleOrCannotUndoOrLastNameOrLastOwnerOrPlaceCycleOrPlaceExistsOrProposalNotPendingOrPurgedOrRelationshipExistsOrRequestInProgressOrTooManyWebhooksOrUndoConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "already_undone" | "ancestry_cycle" | "cannot_undo" | "last_name" | "last_owner" | "place_cycle" | "place_exists" | "proposal_not_pending" | "purged" | "relationship_exists" | "request_in_progress" | "too_many_webhooks" | "undo_conflict";
                };
            };
        };
        /** @description A person cannot be their own ancestor: `ancestry_cycle`. These persons cannot be one: `cannot_merge`. A request with this Idempotency-Key is in progress: `request_in_progress`. */
        AncestryCycleOrCannotMergeOrRequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "ancestry_cycle" | "cannot_merge" | "request_in_progress";
                };
            };
        };
        /** @description A person cannot be their own ancestor: `ancestry_cycle`. This change cannot be undone: `cannot_undo`. A person needs at least one name: `last_name`. A place cannot be a part of itself: `place_cycle`. The parent has a place with this name already: `place_exists`. The proposal is already decided, or somebody else is applying it: `proposal_not_pending`. Records of the change have been removed permanently: `purged`. The same relationship has been added since: `relationship_exists`. A request with this Idempotency-Key is in progress: `request_in_progress`. What the change did has been changed since: `undo_conflict`. */
        AncestryCycleOrCannotUndoOrLastNameOrPlaceCycleOrPlaceExistsOrProposalNotPendingOrPurgedOrRelationshipExistsOrRequestInProgressOrUndoConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "ancestry_cycle" | "cannot_undo" | "last_name" | "place_cycle" | "place_exists" | "proposal_not_pending" | "purged" | "relationship_exists" | "request_in_progress" | "undo_conflict";
                };
            };
        };
        /** @description A person cannot be their own ancestor: `ancestry_cycle`. This relationship already exists: `duplicate_relationship`. A person needs at least one name: `last_name`. The same relationship has been added since: `relationship_exists`. A request with this Idempotency-Key is in progress: `request_in_progress`. */
        AncestryCycleOrDuplicateRelationshipOrLastNameOrRelationshipExistsOrRequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "ancestry_cycle" | "duplicate_relationship" | "last_name" | "relationship_exists" | "request_in_progress";
                };
            };
        };
        /** @description A person cannot be their own ancestor: `ancestry_cycle`. This relationship already exists: `duplicate_relationship`. A request with this Idempotency-Key is in progress: `request_in_progress`. */
        AncestryCycleOrDuplicateRelationshipOrRequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "ancestry_cycle" | "duplicate_relationship" | "request_in_progress";
                };
            };
        };
        /** @description A person cannot be their own ancestor: `ancestry_cycle`. The record is not deleted: `not_deleted`. The record belongs to a deleted record: `owner_deleted`. The same relationship has been added since: `relationship_exists`. A request with this Idempotency-Key is in progress: `request_in_progress`. */
        AncestryCycleOrNotDeletedOrOwnerDeletedOrRelationshipExistsOrRequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "ancestry_cycle" | "not_deleted" | "owner_deleted" | "relationship_exists" | "request_in_progress";
                };
            };
        };
        /** @description A person cannot be their own ancestor: `ancestry_cycle`. A request with this Idempotency-Key is in progress: `request_in_progress`. */
        AncestryCycleOrRequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "ancestry_cycle" | "request_in_progress";
                };
            };
        };
        /** @description The request is not valid HTTP: `bad_request`. The body cannot be read: `unreadable_body`. The request cannot have this View-As header: `view_as_refused`. */
        BadRequestOrUnreadableBodyOrViewAsRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "bad_request" | "unreadable_body" | "view_as_refused";
                };
            };
        };
        /** @description The request is not valid HTTP: `bad_request`. The request cannot have this View-As header: `view_as_refused`. */
        BadRequestOrViewAsRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "bad_request" | "view_as_refused";
                };
            };
        };
        /** @description The e-mail address already has an account: `email_taken`. */
        EmailTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "email_taken";
                };
            };
        };
        /** @description The e-mail address already has an account: `email_taken`. The request was already answered, and its answer is not stored because it contains a secret: `idempotency_key_spent`. Another service keeps the passwords; change yours there: `not_local`. A request with this Idempotency-Key is in progress: `request_in_progress`. */
        EmailTakenOrIdempotencyKeySpentOrNotLocalOrRequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "email_taken" | "idempotency_key_spent" | "not_local" | "request_in_progress";
                };
            };
        };
        /** @description Verify your e-mail address first: `email_unverified`. You do not have the rights for this: `forbidden`. A write with the session cookie must come from the service's own origin: `foreign_origin`. The API token lacks a scope: `scope_missing`. */
        EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "email_unverified" | "forbidden" | "foreign_origin" | "scope_missing";
                };
            };
        };
        /** @description Verify your e-mail address first: `email_unverified`. You do not have the rights for this: `forbidden`. A write with the session cookie must come from the service's own origin: `foreign_origin`. This needs a session; an API token is not enough: `session_required`. */
        EmailUnverifiedOrForbiddenOrForeignOriginOrSessionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "email_unverified" | "forbidden" | "foreign_origin" | "session_required";
                };
            };
        };
        /** @description Verify your e-mail address first: `email_unverified`. You do not have the rights for this: `forbidden`. A write with the session cookie must come from the service's own origin: `foreign_origin`. This needs a session; an API token is not enough: `session_required`. The invitation is for the account with another e-mail address, which must be verified: `wrong_account`. */
        EmailUnverifiedOrForbiddenOrForeignOriginOrSessionRequiredOrWrongAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "email_unverified" | "forbidden" | "foreign_origin" | "session_required" | "wrong_account";
                };
            };
        };
        /** @description Verify your e-mail address first: `email_unverified`. You do not have the rights for this: `forbidden`. The API token lacks a scope: `scope_missing`. */
        EmailUnverifiedOrForbiddenOrScopeMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "email_unverified" | "forbidden" | "scope_missing";
                };
            };
        };
        /** @description Verify your e-mail address first: `email_unverified`. You do not have the rights for this: `forbidden`. This needs a session; an API token is not enough: `session_required`. */
        EmailUnverifiedOrForbiddenOrSessionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "email_unverified" | "forbidden" | "session_required";
                };
            };
        };
        /** @description Verify your e-mail address first: `email_unverified`. A write with the session cookie must come from the service's own origin: `foreign_origin`. This needs a session; an API token is not enough: `session_required`. */
        EmailUnverifiedOrForeignOriginOrSessionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "email_unverified" | "foreign_origin" | "session_required";
                };
            };
        };
        /** @description Verify your e-mail address first: `email_unverified`. A write with the session cookie must come from the service's own origin: `foreign_origin`. This needs a session; an API token is not enough: `session_required`. The current password is wrong: `wrong_password`. */
        EmailUnverifiedOrForeignOriginOrSessionRequiredOrWrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "email_unverified" | "foreign_origin" | "session_required" | "wrong_password";
                };
            };
        };
        /** @description Verify your e-mail address first: `email_unverified`. The API token lacks a scope: `scope_missing`. */
        EmailUnverifiedOrScopeMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "email_unverified" | "scope_missing";
                };
            };
        };
        /** @description Verify your e-mail address first: `email_unverified`. This needs a session; an API token is not enough: `session_required`. */
        EmailUnverifiedOrSessionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "email_unverified" | "session_required";
                };
            };
        };
        /** @description The feed does not continue from this number; read the records, and follow the feed from the beginning: `feed_expired`. */
        FeedExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "feed_expired";
                };
            };
        };
        /** @description A write with the session cookie must come from the service's own origin: `foreign_origin`. This needs a session; an API token is not enough: `session_required`. */
        ForeignOriginOrSessionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "foreign_origin" | "session_required";
                };
            };
        };
        /** @description The headers are too long: `headers_too_large`. */
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "headers_too_large";
                };
            };
        };
        /** @description The link has ended: `link_ended`. Sign in first: `unauthenticated`. */
        HolderRefusedOrUnauthenticated: {
            headers: {
                /** @description How to sign in. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "link_ended" | "unauthenticated";
                };
            };
        };
        /** @description Another request has used this Idempotency-Key: `idempotency_key_reused`. The request contains invalid values: `invalid_input`. */
        IdempotencyKeyReusedOrInvalidInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "idempotency_key_reused" | "invalid_input";
                };
            };
        };
        /** @description Another request has used this Idempotency-Key: `idempotency_key_reused`. The request contains invalid values: `invalid_input`. The token is unknown, used or expired: `invalid_token`. */
        IdempotencyKeyReusedOrInvalidInputOrInvalidToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "idempotency_key_reused" | "invalid_input" | "invalid_token";
                };
            };
        };
        /** @description Another request has used this Idempotency-Key: `idempotency_key_reused`. The request contains invalid values: `invalid_input`. The file is not GEDCOM: `not_gedcom`. */
        IdempotencyKeyReusedOrInvalidInputOrNotGedcom: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "idempotency_key_reused" | "invalid_input" | "not_gedcom";
                };
            };
        };
        /** @description The request was already answered, and its answer is not stored because it contains a secret: `idempotency_key_spent`. A request with this Idempotency-Key is in progress: `request_in_progress`. The tree has 100 open invitations already; revoke one first: `too_many_invitations`. */
        IdempotencyKeySpentOrRequestInProgressOrTooManyInvitations: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "idempotency_key_spent" | "request_in_progress" | "too_many_invitations";
                };
            };
        };
        /** @description The request was already answered, and its answer is not stored because it contains a secret: `idempotency_key_spent`. A request with this Idempotency-Key is in progress: `request_in_progress`. The tree has 100 links already; end one first: `too_many_links`. */
        IdempotencyKeySpentOrRequestInProgressOrTooManyLinks: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "idempotency_key_spent" | "request_in_progress" | "too_many_links";
                };
            };
        };
        /** @description The request was already answered, and its answer is not stored because it contains a secret: `idempotency_key_spent`. A request with this Idempotency-Key is in progress: `request_in_progress`. The account has 50 API tokens already; revoke one first: `too_many_tokens`. */
        IdempotencyKeySpentOrRequestInProgressOrTooManyTokens: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "idempotency_key_spent" | "request_in_progress" | "too_many_tokens";
                };
            };
        };
        /** @description The request was already answered, and its answer is not stored because it contains a secret: `idempotency_key_spent`. A request with this Idempotency-Key is in progress: `request_in_progress`. There are too many webhooks already; delete one first: `too_many_webhooks`. */
        IdempotencyKeySpentOrRequestInProgressOrTooManyWebhooks: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "idempotency_key_spent" | "request_in_progress" | "too_many_webhooks";
                };
            };
        };
        /** @description Internal error: `internal_error`. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "internal_error";
                };
            };
        };
        /** @description The request contains invalid values: `invalid_input`. */
        InvalidInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "invalid_input";
                };
            };
        };
        /** @description The request contains invalid values: `invalid_input`. The token is unknown, used or expired: `invalid_token`. */
        InvalidInputOrInvalidToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "invalid_input" | "invalid_token";
                };
            };
        };
        /** @description An account needs at least one way to sign in: `last_identity`. */
        LastIdentity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "last_identity";
                };
            };
        };
        /** @description A person needs at least one name: `last_name`. */
        LastName: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "last_name";
                };
            };
        };
        /** @description A tree needs at least one owner: `last_owner`. */
        LastOwner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "last_owner";
                };
            };
        };
        /** @description The link is unknown or has ended, or the passcode is wrong: `link_ended`. */
        LinkEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "link_ended";
                };
            };
        };
        /** @description The account has no password; set one with the link of a password reset: `no_password`. Another service keeps the passwords; change yours there: `not_local`. A request with this Idempotency-Key is in progress: `request_in_progress`. */
        NoPasswordOrNotLocalOrRequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "no_password" | "not_local" | "request_in_progress";
                };
            };
        };
        /** @description The medium is not a raster picture that can be decoded, or has more than 100 megapixels: `no_thumbnail`. Not found: `not_found`. */
        NoThumbnailOrNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "no_thumbnail" | "not_found";
                };
            };
        };
        /** @description The response is not available in an accepted format: `not_acceptable`. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "not_acceptable";
                };
            };
        };
        /** @description The record is not deleted: `not_deleted`. The record belongs to a deleted record: `owner_deleted`. A request with this Idempotency-Key is in progress: `request_in_progress`. */
        NotDeletedOrOwnerDeletedOrRequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "not_deleted" | "owner_deleted" | "request_in_progress";
                };
            };
        };
        /** @description The record is not deleted: `not_deleted`. A request with this Idempotency-Key is in progress: `request_in_progress`. */
        NotDeletedOrRequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "not_deleted" | "request_in_progress";
                };
            };
        };
        /** @description Not found: `not_found`. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "not_found";
                };
            };
        };
        /** @description Another service keeps the passwords; change yours there: `not_local`. */
        NotLocal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "not_local";
                };
            };
        };
        /** @description The request exceeds its budget of memory or time: `over_budget`. */
        OverBudget: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "over_budget";
                };
            };
        };
        /** @description The request exceeds its budget of memory or time: `over_budget`. The body is too large: `too_large`. */
        OverBudgetOrTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "over_budget" | "too_large";
                };
            };
        };
        /** @description Signing in with a password is switched off here: `password_sign_in_off`. */
        PasswordSignInOff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "password_sign_in_off";
                };
            };
        };
        /** @description Signing in with a password is switched off here: `password_sign_in_off`. Registration is not open here: `registration_closed`. */
        PasswordSignInOffOrRegistrationClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "password_sign_in_off" | "registration_closed";
                };
            };
        };
        /** @description Signing in with a password is switched off here: `password_sign_in_off`. Registration is not open here: `registration_closed`. The invitation is for the account with another e-mail address, which must be verified: `wrong_account`. */
        PasswordSignInOffOrRegistrationClosedOrWrongAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "password_sign_in_off" | "registration_closed" | "wrong_account";
                };
            };
        };
        /** @description A place cannot be a part of itself: `place_cycle`. The parent has a place with this name already: `place_exists`. */
        PlaceCycleOrPlaceExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "place_cycle" | "place_exists";
                };
            };
        };
        /** @description A place cannot be a part of itself: `place_cycle`. The parent has a place with this name already: `place_exists`. A request with this Idempotency-Key is in progress: `request_in_progress`. */
        PlaceCycleOrPlaceExistsOrRequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "place_cycle" | "place_exists" | "request_in_progress";
                };
            };
        };
        /** @description The parent has a place with this name already: `place_exists`. A request with this Idempotency-Key is in progress: `request_in_progress`. */
        PlaceExistsOrRequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "place_exists" | "request_in_progress";
                };
            };
        };
        /** @description The place has events or parts: `place_in_use`. */
        PlaceInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "place_in_use";
                };
            };
        };
        /** @description An operation of the proposal failed: `proposal_failed`. The proposal is already decided, or somebody else is applying it: `proposal_not_pending`. A request with this Idempotency-Key is in progress: `request_in_progress`. */
        ProposalFailedOrProposalNotPendingOrRequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "proposal_failed" | "proposal_not_pending" | "request_in_progress";
                };
            };
        };
        /** @description The proposal is already decided, or somebody else is applying it: `proposal_not_pending`. A request with this Idempotency-Key is in progress: `request_in_progress`. */
        ProposalNotPendingOrRequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "proposal_not_pending" | "request_in_progress";
                };
            };
        };
        /** @description The identity provider cannot be reached; try again later: `provider_unavailable`. The service is busy: `store_busy`. The store is not available: `store_unavailable`. */
        ProviderUnavailableOrStoreBusyOrStoreUnavailable: {
            headers: {
                /** @description Seconds until the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "provider_unavailable" | "store_busy" | "store_unavailable";
                };
            };
        };
        /** @description The requested range is outside the file: `range_not_satisfiable`. */
        RangeNotSatisfiable: {
            headers: {
                /** @description The size of the file. */
                "Content-Range"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "range_not_satisfiable";
                };
            };
        };
        /** @description A request with this Idempotency-Key is in progress: `request_in_progress`. */
        RequestInProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "request_in_progress";
                };
            };
        };
        /** @description A request with this Idempotency-Key is in progress: `request_in_progress`. You have 1,000 pending proposals in this tree already; wait until some are decided, or delete one: `too_many_pending`. */
        RequestInProgressOrTooManyPending: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "request_in_progress" | "too_many_pending";
                };
            };
        };
        /** @description A request with this Idempotency-Key is in progress: `request_in_progress`. The tree is not deleted: `tree_not_deleted`. */
        RequestInProgressOrTreeNotDeleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "request_in_progress" | "tree_not_deleted";
                };
            };
        };
        /** @description The request did not arrive in time: `request_timeout`. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "request_timeout";
                };
            };
        };
        /** @description The API token lacks a scope: `scope_missing`. */
        ScopeMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "scope_missing";
                };
            };
        };
        /** @description The storage is full: `storage_full`. */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "storage_full";
                };
            };
        };
        /** @description The service is busy: `store_busy`. The store is not available: `store_unavailable`. */
        StoreBusyOrStoreUnavailable: {
            headers: {
                /** @description Seconds until the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "store_busy" | "store_unavailable";
                };
            };
        };
        /** @description The body is too large: `too_large`. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "too_large";
                };
            };
        };
        /** @description The account has written more than it may in a minute: `too_many_bytes`. */
        TooManyBytes: {
            headers: {
                /** @description Seconds until the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "too_many_bytes";
                };
            };
        };
        /** @description The account has written more than it may in a minute: `too_many_bytes`. Too many attempts: `too_many_tries`. */
        TooManyBytesOrTooManyTries: {
            headers: {
                /** @description Seconds until the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "too_many_bytes" | "too_many_tries";
                };
            };
        };
        /** @description Too many attempts: `too_many_tries`. */
        TooManyTries: {
            headers: {
                /** @description Seconds until the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "too_many_tries";
                };
            };
        };
        /** @description There are too many webhooks already; delete one first: `too_many_webhooks`. */
        TooManyWebhooks: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "too_many_webhooks";
                };
            };
        };
        /** @description Sign in first: `unauthenticated`. */
        Unauthenticated: {
            headers: {
                /** @description How to sign in. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "unauthenticated";
                };
            };
        };
        /** @description The media type of the body is not supported here: `unsupported_media_type`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "unsupported_media_type";
                };
            };
        };
        /** @description The record has changed, or If-Match names no version of it: `version_stale`. */
        VersionStale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "version_stale";
                };
            };
        };
        /** @description The e-mail address or the password is wrong: `wrong_credentials`. */
        WrongCredentials: {
            headers: {
                /** @description How to sign in. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code: "wrong_credentials";
                };
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
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Register"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    /** @description The address of the created record. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            403: components["responses"]["PasswordSignInOffOrRegistrationClosedOrWrongAccount"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["EmailTakenOrIdempotencyKeySpentOrNotLocalOrRequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInputOrInvalidToken"];
            429: components["responses"]["TooManyTries"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["PasswordSignInOffOrRegistrationClosed"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["EmailTaken"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyTries"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ProviderUnavailableOrStoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    /** @description `"cache"`: browsers remove the answers that they have stored. */
                    "Clear-Site-Data"?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForeignOriginOrSessionRequired"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionRead"][];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrSessionRequired"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the session. */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForeignOriginOrSessionRequired"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listApiTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenRead"][];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrSessionRequired"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenCreated"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForeignOriginOrSessionRequired"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeySpentOrRequestInProgressOrTooManyTokens"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    revokeApiToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the API token. */
                token_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForeignOriginOrSessionRequired"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmail"];
            };
        };
        responses: {
            /** @description The password of the account was removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmail"];
                };
            };
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInputOrInvalidToken"];
            429: components["responses"]["TooManyTries"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    requestEmailVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request is accepted and is completed later. */
            202: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForeignOriginOrSessionRequired"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytesOrTooManyTries"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The request is accepted and is completed later. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            403: components["responses"]["PasswordSignInOff"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["NotLocal"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyTries"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    confirmPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetConfirm"];
            };
        };
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            403: components["responses"]["PasswordSignInOff"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["NotLocal"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInputOrInvalidToken"];
            429: components["responses"]["TooManyTries"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForeignOriginOrSessionRequiredOrWrongPassword"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["NoPasswordOrNotLocalOrRequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytesOrTooManyTries"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRead"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ScopeMissing"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDelete"];
            };
        };
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    /** @description `"cache"`: browsers remove the answers that they have stored. */
                    "Clear-Site-Data"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForeignOriginOrSessionRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
                "application/merge-patch+json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForeignOriginOrSessionRequired"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageRead"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrScopeMissing"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrScopeMissing"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["OverBudget"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    importAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file, and further fields of the form. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountImport"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForeignOriginOrSessionRequired"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["OverBudgetOrTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    setSelfPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfPerson"];
                "application/merge-patch+json": components["schemas"]["SelfPerson"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForeignOriginOrSessionRequired"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderRead"][];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    startSignIn: {
        parameters: {
            query?: {
                /** @description The path of the service to which the browser goes after the sign-in; `/` if absent. */
                return_to?: string;
                /** @description The token of an invitation, for somebody who has no account yet. */
                invitation_token?: string;
            };
            header?: never;
            path: {
                /** @description The id of the identity provider. */
                provider_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser goes to the provider. */
            302: {
                headers: {
                    /** @description The address to which the browser goes. */
                    Location?: string;
                    /** @description The cookies of the sign-in and the session. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyTries"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ProviderUnavailableOrStoreBusyOrStoreUnavailable"];
        };
    };
    finishSignIn: {
        parameters: {
            query?: {
                /** @description The code that the provider has issued. */
                code?: string;
                /** @description The state of the sign-in to which the answer belongs. */
                state?: string;
                /** @description The issuer that answers (RFC 9207). */
                iss?: string;
                /** @description Why the provider has issued no code. */
                error?: string;
            };
            header?: never;
            path: {
                /** @description The id of the identity provider. */
                provider_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The browser goes to the path of the start, or to the page for signing in. */
            303: {
                headers: {
                    /** @description The address to which the browser goes. */
                    Location?: string;
                    /** @description The cookies of the sign-in and the session. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyTries"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityRead"][];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrSessionRequired"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    removeIdentity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the identity. */
                identity_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForeignOriginOrSessionRequired"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["LastIdentity"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listTrees: {
        parameters: {
            query?: {
                /** @description List the deleted trees that you own and can restore instead. */
                deleted?: boolean;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeRead"][];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createTree: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreeCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getTree: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeRead"] | components["schemas"]["PublicTreeRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    deleteTree: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    updateTree: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreeUpdate"];
                "application/merge-patch+json": components["schemas"]["TreeUpdate"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    restoreTree: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeRead"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    purgeTree: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreePurge"];
            };
        };
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrSessionRequired"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgressOrTreeNotDeleted"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getTreeAi: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeAiRead"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    updateTreeAi: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreeAiUpdate"];
                "application/merge-patch+json": components["schemas"]["TreeAiUpdate"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeAiRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getExposure: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exposure"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyMemberOrRequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytesOrTooManyTries"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
                /** @description The id of the account. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
                /** @description The id of the account. */
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["LastOwner"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
                /** @description The id of the account. */
                user_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
                "application/merge-patch+json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["LastOwner"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Only entries about this record, and those of imports that made it. */
                entity_id?: string;
                /** @description Only entries by this user. */
                actor_id?: string;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedInvitation"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeySpentOrRequestInProgressOrTooManyInvitations"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytesOrTooManyTries"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
                /** @description The id of the invitation. */
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
                /** @description The id of the invitation. */
                invitation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    openInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationOpen"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedInvitation"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInputOrInvalidToken"];
            429: components["responses"]["TooManyTries"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAccept"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrSessionRequiredOrWrongAccount"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInputOrInvalidToken"];
            429: components["responses"]["TooManyBytesOrTooManyTries"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedLink"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeySpentOrRequestInProgressOrTooManyLinks"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of the link. */
                link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    deleteLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the link. */
                link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    openLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description `true` for the token of the holder in the body, for a program. */
                "Accept-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkOpen"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedLink"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            404: components["responses"]["LinkEnded"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyTries"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description Only changes of this record. */
                entity_id?: string;
                /** @description Only changes by this user. */
                actor_id?: string;
                /** @description Only changes with this action. */
                action?: "change.undo" | "user.create" | "user.register" | "user.update" | "user.set_self_person" | "user.change_password" | "user.reset_password" | "user.verify_email" | "user.mail_verify_email_link" | "user.mail_reset_password_link" | "user.delete" | "user.purge" | "session.create" | "session.update" | "session.end" | "session.delete" | "token.create" | "token.update" | "token.revoke" | "token.delete" | "identity.create" | "identity.update" | "identity.delete" | "tree.create" | "tree.import" | "tree.update" | "tree.update_ai" | "tree.delete" | "tree.restore" | "tree.purge" | "membership.create" | "membership.update" | "membership.delete" | "invitation.create" | "invitation.mail" | "invitation.accept" | "invitation.update" | "invitation.delete" | "link.create" | "link.delete" | "person.create" | "person.update" | "person.merge" | "person.delete" | "person.restore" | "person.purge" | "duplicate.dismiss" | "duplicate.reconsider" | "check.dismiss" | "check.reconsider" | "name.create" | "name.update" | "name.make_primary" | "name.delete" | "name.restore" | "name.purge" | "event.create" | "event.update" | "event.delete" | "event.restore" | "event.purge" | "place.create" | "place.update" | "place.delete" | "place.merge" | "relationship.create" | "relationship.update" | "relationship.delete" | "relationship.restore" | "relationship.purge" | "source.create" | "source.update" | "source.delete" | "source.restore" | "source.purge" | "citation.create" | "citation.update" | "citation.delete" | "citation.restore" | "citation.purge" | "association.create" | "association.update" | "association.delete" | "association.restore" | "association.purge" | "media.create" | "media.update" | "media.delete" | "media.restore" | "media.purge" | "media_link.create" | "media_link.update" | "media_link.delete" | "proposal.create" | "proposal.update" | "proposal.edit" | "proposal.advance" | "proposal.apply" | "proposal.fail" | "proposal.reject" | "proposal.undo" | "proposal.delete" | "proposal_comment.create" | "proposal_comment.delete" | "webhook.create" | "webhook.update" | "webhook.switch_off" | "webhook.delete" | "gedcom.import";
                /** @description Only changes from this time on. */
                from?: string;
                /** @description Only changes before this time. */
                to?: string;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Change"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the change. */
                change_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Change"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listChangeEntries: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the change. */
                change_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeEntry"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    undoChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the change. */
                change_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. It may be absent. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ChangeUndo"];
            };
        };
        responses: {
            /** @description The fields that the undo would set, for `dry_run`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoPreview"];
                };
            };
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Change"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AlreadyUndoneOrAncestryCycleOrCannotUndoOrLastNameOrLastOwnerOrPlaceCycleOrPlaceExistsOrProposalNotPendingOrPurgedOrRelationshipExistsOrRequestInProgressOrTooManyWebhooksOrUndoConflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPersonHistory: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Change"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listOwnActivity: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Change"][];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["EmailUnverifiedOrSessionRequired"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listInstanceActivity: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Change"][];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrSessionRequired"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listFeed: {
        parameters: {
            query?: {
                /** @description The number of the last change that you have; the feed continues after it. */
                after?: number;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
            };
            header?: {
                /** @description For server-sent events: the id of the last event that you received. It takes precedence over `after`. */
                "Last-Event-ID"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedItem"][];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            410: components["responses"]["FeedExpired"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listFeedEntries: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
                /** @description The number of the change in its tree. */
                seq: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedEntry"][];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrSessionRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookCreated"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrSessionRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeySpentOrRequestInProgressOrTooManyWebhooks"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrSessionRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrSessionRequired"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
                "application/merge-patch+json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrSessionRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["TooManyWebhooks"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the webhook. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrSessionRequired"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listPersons: {
        parameters: {
            query?: {
                /** @description Words of names in any order, at most 16, and years of birth or death. A word matches names that start with it, that sound the same, or that differ by at most one letter in three. Of a person the primary name and the 99 oldest others count, with 1,000 words in all. */
                q?: string;
                /** @description Ids separated by commas: only these persons, with their names. */
                ids?: string;
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
                /** @description The order. `name` is surname and given name by the Unicode root collation. `-` before the word reverses it. Missing values come last in both directions. Readers who are not members get the usual order for `updated`. */
                sort?: "created" | "-created" | "name" | "-name" | "birth" | "-birth" | "death" | "-death" | "updated" | "-updated";
                /** @description Only persons with this surname, without regard to case and accents. */
                surname?: string;
                /** @description Only persons with a surname that begins with this letter, without regard to case and accents. */
                letter?: string;
                /** @description Only persons of this sex. */
                gender?: "male" | "female" | "other";
                /** @description Only persons who may be living, or only those who are not. */
                living?: boolean;
                /** @description Only persons born in this year or later. Negative years are BCE. */
                born_from?: number;
                /** @description Only persons born in this year or earlier. Negative years are BCE. */
                born_to?: number;
                /** @description Only persons without this: a year of birth, parents, citations of the person or of what belongs to the person, a sex. */
                missing?: "birth" | "parents" | "sources" | "gender";
                /** @description Only persons with an identifier that has exactly this value. */
                identifier?: string;
                /** @description Only persons with a birth that meets these years, by their own facts and those of relatives: `1820..1830`. Ignored for readers who are no members. For trees of at most 100,000 persons. */
                born_between?: string;
                /** @description `card`: the fields that charts and lists show, for each person. */
                fields?: "card";
                /** @description Adds the number of persons on all pages as `X-Total-Count`, for members. */
                count?: boolean;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The number of items on all pages, for members who ask for it with `count=true`. */
                    "X-Total-Count"?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonListItem"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["OverBudget"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
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
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    updatePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonUpdate"];
                "application/merge-patch+json": components["schemas"]["PersonUpdate"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    restorePerson: {
        parameters: {
            query?: {
                /** @description Restore every person of the same deletion. */
                cascade?: boolean;
            };
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AncestryCycleOrRequestInProgress"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    mergePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergePerson"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergeResult"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AncestryCycleOrCannotMergeOrRequestInProgress"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPersonVisibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonVisibility"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getFamily: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Family"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getAncestors: {
        parameters: {
            query?: {
                /** @description The number of generations to follow. */
                generations?: number;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lineage"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getDescendants: {
        parameters: {
            query?: {
                /** @description The number of generations to follow. */
                generations?: number;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lineage"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listNames: {
        parameters: {
            query?: {
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createName: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getName: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
                /** @description The id of the name. */
                name_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    deleteName: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
                /** @description The id of the name. */
                name_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["LastName"];
            412: components["responses"]["VersionStale"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    updateName: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
                /** @description The id of the name. */
                name_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameUpdate"];
                "application/merge-patch+json": components["schemas"]["NameUpdate"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    restoreName: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
                /** @description The id of the name. */
                name_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameRead"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["NotDeletedOrOwnerDeletedOrRequestInProgress"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    makeNamePrimary: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
                /** @description The id of the name. */
                name_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameRead"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getNeighbourhood: {
        parameters: {
            query?: {
                /** @description The number of generations of ancestors. 3 if absent. */
                up?: number;
                /** @description The number of generations of descendants. 1 if absent. */
                down?: number;
                /** @description The siblings to include: those of the root, none, or `all`: those of the root and of each ancestor below the top row. */
                siblings?: "root" | "none" | "all";
                /** @description The most persons. Above that the farthest generations are left out and counted in `more`. 600 if absent. */
                most?: number;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Neighbourhood"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getPersonPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getReckoning: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reckoning"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getKinship: {
        parameters: {
            query?: {
                /** @description The most ways to return. 3 if absent. */
                paths?: number;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
                /** @description The id of the other person. */
                other_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kinship"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listKinship: {
        parameters: {
            query?: {
                /** @description The person in the middle. Required. */
                of?: string;
                /** @description The ids of the other persons, separated by commas, at most 1,000. */
                ids?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["KinName"];
                    };
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    findKinship: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KinshipRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["KinName"];
                    };
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeOverview"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listSurnames: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurnameCount"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listAnniversaries: {
        parameters: {
            query?: {
                /** @description The first day. Today (UTC) if absent. */
                from?: string;
                /** @description The number of days. 30 if absent. */
                days?: number;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Anniversary"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listTreeEvents: {
        parameters: {
            query?: {
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
                /** @description Only events of this type. */
                type?: string;
                /** @description Only events at this place. */
                place_id?: string;
                /** @description Only events with a date that begins in this year or later. Negative years are BCE. */
                from_year?: number;
                /** @description Only events with a date that begins in this year or earlier. Negative years are BCE. */
                to_year?: number;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPersonEvents: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listRelationshipEvents: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the relationship. */
                relationship_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the event. */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the event. */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the event. */
                event_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
                "application/merge-patch+json": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    restoreEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the event. */
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["NotDeletedOrOwnerDeletedOrRequestInProgress"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPlaces: {
        parameters: {
            query?: {
                /** @description Words of the name, in any order, without regard to case and accents. */
                q?: string;
                /** @description Only the parts of this place. */
                parent_id?: string;
                /** @description The order: by name, or the places with the most events first. By creation if absent. */
                sort?: "name" | "-events";
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["PlaceExistsOrRequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the place. */
                place_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    deletePlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the place. */
                place_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["PlaceInUse"];
            412: components["responses"]["VersionStale"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    updatePlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the place. */
                place_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceUpdate"];
                "application/merge-patch+json": components["schemas"]["PlaceUpdate"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["PlaceCycleOrPlaceExists"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    mergePlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the place. */
                place_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergePlace"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["PlaceCycleOrPlaceExistsOrRequestInProgress"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPlaceEvents: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the place. */
                place_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listTreeRelationships: {
        parameters: {
            query?: {
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createRelationship: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AncestryCycleOrDuplicateRelationshipOrRequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPersonRelationships: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    orderRelationships: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelativeOrder"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"][];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getRelationship: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the relationship. */
                relationship_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    deleteRelationship: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the relationship. */
                relationship_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    updateRelationship: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the relationship. */
                relationship_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelationshipUpdate"];
                "application/merge-patch+json": components["schemas"]["RelationshipUpdate"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    restoreRelationship: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the relationship. */
                relationship_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AncestryCycleOrNotDeletedOrOwnerDeletedOrRelationshipExistsOrRequestInProgress"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listAssociations: {
        parameters: {
            query?: {
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociationRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createAssociation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociationCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociationRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPersonAssociations: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociationRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getAssociation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the association. */
                association_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociationRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    deleteAssociation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the association. */
                association_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    updateAssociation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the association. */
                association_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociationUpdate"];
                "application/merge-patch+json": components["schemas"]["AssociationUpdate"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociationRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    restoreAssociation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the association. */
                association_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociationRead"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["NotDeletedOrOwnerDeletedOrRequestInProgress"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listSources: {
        parameters: {
            query?: {
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
                /** @description Words of the title, abbreviation, author, publication, repository, call number, text or notes, in any order, without regard to case and accents. */
                q?: string;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourceCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the source. */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    deleteSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the source. */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    updateSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the source. */
                source_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourceUpdate"];
                "application/merge-patch+json": components["schemas"]["SourceUpdate"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    restoreSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the source. */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceRead"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["NotDeletedOrRequestInProgress"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listCitations: {
        parameters: {
            query?: {
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
                /** @description Only citations of this person and of the names, events and relationships of that person. */
                person_id?: string;
                /** @description Only citations of this source. */
                source_id?: string;
                /** @description Only citations for this event. */
                event_id?: string;
                /** @description Only citations for this relationship. */
                relationship_id?: string;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createCitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CitationCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the citation. */
                citation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    deleteCitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the citation. */
                citation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    updateCitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the citation. */
                citation_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CitationUpdate"];
                "application/merge-patch+json": components["schemas"]["CitationUpdate"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    restoreCitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the citation. */
                citation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationRead"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["NotDeletedOrOwnerDeletedOrRequestInProgress"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listMedia: {
        parameters: {
            query?: {
                /** @description List deleted records instead; for editors. */
                deleted?: boolean;
                /** @description Only media of this person. */
                person_id?: string;
                /** @description Only media of this event. */
                event_id?: string;
                /** @description Only media of this source. */
                source_id?: string;
                /** @description Only media that belong to no person, event or source. */
                unattached?: boolean;
                /** @description Only media of this kind. */
                type?: "image";
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    uploadMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The file, and further fields of the form. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MediaCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the medium. */
                media_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    deleteMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the medium. */
                media_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    updateMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the medium. */
                media_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaUpdate"];
                "application/merge-patch+json": components["schemas"]["MediaUpdate"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    restoreMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the medium. */
                media_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaRead"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["NotDeletedOrOwnerDeletedOrRequestInProgress"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getMediaThumbnail: {
        parameters: {
            query?: {
                /** @description The most pixels of the longer side. */
                size?: "320" | "160" | "1280";
                /** @description The part of the picture: its left side, upper side, width and height, as fractions. */
                crop?: string;
                /** @description The checksum of the picture, as `thumbnail_url` has it. If it is the present one, browsers keep the answer. */
                checksum?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
                /** @description One range of bytes: `bytes=0-499`. */
                Range?: string;
                /** @description The ETag that you have. The whole file is sent if it is no longer current. */
                "If-Range"?: string;
            };
            path: {
                /** @description The id of the medium. */
                media_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `bytes`: ranges can be requested. */
                    "Accept-Ranges"?: string;
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            /** @description The requested range of the bytes. */
            206: {
                headers: {
                    /** @description The range, and the size of the file. */
                    "Content-Range"?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `bytes`: ranges can be requested. */
                    "Accept-Ranges"?: string;
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NoThumbnailOrNotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getMediaContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
                /** @description One range of bytes: `bytes=0-499`. */
                Range?: string;
                /** @description The ETag that you have. The whole file is sent if it is no longer current. */
                "If-Range"?: string;
            };
            path: {
                /** @description The id of the medium. */
                media_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `bytes`: ranges can be requested. */
                    "Accept-Ranges"?: string;
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The requested range of the bytes. */
            206: {
                headers: {
                    /** @description The range, and the size of the file. */
                    "Content-Range"?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `bytes`: ranges can be requested. */
                    "Accept-Ranges"?: string;
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            416: components["responses"]["RangeNotSatisfiable"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    uploadGedcom: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The file, and further fields of the form. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["GedcomUploadCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GedcomUpload"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    previewGedcom: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The file, and further fields of the form. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file.
                     */
                    file?: Blob;
                    /**
                     * Format: uuid
                     * @description An upload, instead of the file.
                     */
                    upload_id?: string;
                    /**
                     * @description What to do with a person that `resolutions` does not name.
                     * @default new
                     * @enum {string}
                     */
                    default_action?: "new" | "skip" | "merge" | "overwrite";
                    /**
                     * @description The encoding to read the file in. If absent the file decides.
                     * @enum {string}
                     */
                    encoding?: "UTF-8" | "UTF-16LE" | "UTF-16BE" | "ANSEL" | "windows-1250" | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "IBM437" | "IBM850" | "IBM852" | "IBM866" | "KOI8-R" | "macintosh" | "ISO-8859-2" | "ISO-8859-3" | "ISO-8859-4" | "ISO-8859-5" | "ISO-8859-6" | "ISO-8859-7" | "ISO-8859-8" | "ISO-8859-10" | "ISO-8859-13" | "ISO-8859-14" | "ISO-8859-15" | "ISO-8859-16" | "KOI8-U" | "x-mac-cyrillic" | "windows-874" | "GBK" | "gb18030" | "Big5" | "EUC-JP" | "Shift_JIS" | "EUC-KR";
                    /**
                     * @description Whether a tree without a home person gets the first person of the file as its home person.
                     * @default false
                     */
                    choose_home?: boolean;
                    /** @description JSON by xref: `{"@I1@": {"action": "merge", "target_id": "…"}}`. */
                    resolutions?: string;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewReport"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["OverBudgetOrTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInputOrNotGedcom"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    importGedcom: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The file, and further fields of the form. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file.
                     */
                    file?: Blob;
                    /**
                     * Format: uuid
                     * @description An upload, instead of the file.
                     */
                    upload_id?: string;
                    /**
                     * @description What to do with a person that `resolutions` does not name.
                     * @default new
                     * @enum {string}
                     */
                    default_action?: "new" | "skip" | "merge" | "overwrite";
                    /**
                     * @description The encoding to read the file in. If absent the file decides.
                     * @enum {string}
                     */
                    encoding?: "UTF-8" | "UTF-16LE" | "UTF-16BE" | "ANSEL" | "windows-1250" | "windows-1251" | "windows-1252" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "windows-1257" | "windows-1258" | "IBM437" | "IBM850" | "IBM852" | "IBM866" | "KOI8-R" | "macintosh" | "ISO-8859-2" | "ISO-8859-3" | "ISO-8859-4" | "ISO-8859-5" | "ISO-8859-6" | "ISO-8859-7" | "ISO-8859-8" | "ISO-8859-10" | "ISO-8859-13" | "ISO-8859-14" | "ISO-8859-15" | "ISO-8859-16" | "KOI8-U" | "x-mac-cyrillic" | "windows-874" | "GBK" | "gb18030" | "Big5" | "EUC-JP" | "Shift_JIS" | "EUC-KR";
                    /**
                     * @description Whether a tree without a home person gets the first person of the file as its home person.
                     * @default false
                     */
                    choose_home?: boolean;
                    /** @description JSON by xref: `{"@I1@": {"action": "merge", "target_id": "…"}}`. */
                    resolutions?: string;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["OverBudgetOrTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInputOrNotGedcom"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    previewGedcomUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
                /** @description The id of the upload. */
                upload_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. It may be absent. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UploadReading"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewReport"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["OverBudgetOrTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInputOrNotGedcom"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    importGedcomUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
                /** @description The id of the upload. */
                upload_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. It may be absent. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ImportDecisions"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["OverBudgetOrTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInputOrNotGedcom"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    exportGedcom: {
        parameters: {
            query?: {
                /** @description The version of GEDCOM; by default 5.5.1, or 7.0 in an archive. */
                version?: "5.5.1" | "7.0";
            };
            header?: {
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/vnd.familysearch.gedcom": string;
                    "application/vnd.familysearch.gedcom+zip": Blob;
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["OverBudget"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listPersonRecords: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptRecordRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listSourceRecords: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the source. */
                source_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptRecordRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    previewDeceasedByBirth: {
        parameters: {
            query?: {
                /** @description The latest birth year to list. */
                born_on_or_before?: number;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BornLongAgo"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["OverBudget"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    previewDeceasedByChild: {
        parameters: {
            query?: {
                /** @description The latest birth year to list. */
                born_on_or_before?: number;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParentLongAgo"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["OverBudget"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    previewDeceasedByRelatives: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BornByRelatives"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["OverBudget"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    applyDeceased: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeceasedSelection"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CleanedPersons"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["OverBudgetOrTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    previewGenderFromGedcom: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The file, and further fields of the form. */
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenderInFile"][];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["OverBudgetOrTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInputOrNotGedcom"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    previewGenderFromName: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenderProposal"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["OverBudget"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    previewGenderFromSpouse: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenderProposal"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["OverBudget"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    applyGender: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenderSelection"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CleanedPersons"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["OverBudgetOrTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    previewNames: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameProposal"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["OverBudget"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    applyNames: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameSelection"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CleanedNames"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["OverBudgetOrTooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listDuplicates: {
        parameters: {
            query?: {
                /** @description Only pairs with this score. */
                score?: "high" | "medium";
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Duplicate"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["OverBudget"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    dismissDuplicate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonPair"];
            };
        };
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    reconsiderDuplicate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonPair"];
            };
        };
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listChecks: {
        parameters: {
            query?: {
                /** @description Only what this rule finds. */
                rule?: "death_before_birth" | "christening_before_birth" | "event_before_birth" | "burial_before_death" | "event_after_death" | "will_after_death" | "probate_before_death" | "too_old_at_death" | "event_past_lifetime" | "living_past_lifetime" | "living_with_death" | "late_christening" | "late_burial" | "confirmed_too_young" | "served_too_young" | "retired_too_young" | "will_too_young" | "age_disagrees" | "several_births" | "several_deaths" | "same_event_twice" | "future_event" | "unread_date" | "short_year" | "child_before_parent" | "mother_too_young" | "father_too_young" | "mother_too_old" | "father_too_old" | "born_after_mother_death" | "born_after_father_death" | "adopter_younger" | "many_parents" | "parents_of_one_sex" | "siblings_too_close" | "children_far_apart" | "many_children" | "children_of_one_name" | "children_out_of_order" | "twins_born_apart" | "married_before_birth" | "married_after_death" | "divorce_before_marriage" | "divorce_after_death" | "banns_after_marriage" | "married_too_young" | "married_too_old" | "partners_far_apart" | "overlapping_marriages" | "partner_is_parent" | "early_same_sex_marriage" | "broken_name" | "unconnected_person";
                /** @description Only findings that name this person. */
                person_id?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Finding"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["OverBudget"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    dismissCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckDismissal"];
            };
        };
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    reconsiderCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckDismissal"];
            };
        };
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    runBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AncestryCycleOrDuplicateRelationshipOrLastNameOrRelationshipExistsOrRequestInProgress"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listProposals: {
        parameters: {
            query?: {
                /** @description Only proposals with this status. */
                status?: "pending" | "applied" | "rejected";
                /** @description Only proposals of this origin. */
                origin?: "assistant" | "contributor";
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgressOrTooManyPending"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    countProposals: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalCounts"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the proposal. */
                proposal_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalDetail"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    deleteProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the proposal. */
                proposal_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. There is no content. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["VersionStale"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    applyProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the proposal. */
                proposal_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. It may be absent. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProposalApply"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ProposalFailedOrProposalNotPendingOrRequestInProgress"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    undoProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the proposal. */
                proposal_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. It may be absent. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProposalUndo"];
            };
        };
        responses: {
            /** @description The fields that the undo would set, for `dry_run`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoPreview"];
                };
            };
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description The address of the created record. */
                    Location?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Change"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["AncestryCycleOrCannotUndoOrLastNameOrPlaceCycleOrPlaceExistsOrProposalNotPendingOrPurgedOrRelationshipExistsOrRequestInProgressOrUndoConflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    rejectProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have seen. The answer is 412 if the record has changed since. */
                "If-Match"?: string;
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the proposal. */
                proposal_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. It may be absent. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProposalReject"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ProposalNotPendingOrRequestInProgress"];
            412: components["responses"]["VersionStale"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listProposalComments: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the proposal. */
                proposal_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalCommentRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    createProposalComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A text that names this request, such as a UUID. For 24 hours, the same request with the same key gets the first answer again, with `Idempotency-Replayed: true`, and does nothing twice. */
                "Idempotency-Key"?: string;
                /** @description Why you make the change, at most 500 characters, in UTF-8 or as `UTF-8''` and a percent-encoded text (RFC 8187). It is shown in the history. */
                "Change-Reason"?: string;
            };
            path: {
                /** @description The id of the proposal. */
                proposal_id: string;
            };
            cookie?: never;
        };
        /** @description The data of the request. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalCommentCreate"];
            };
        };
        responses: {
            /** @description The record was created. */
            201: {
                headers: {
                    /** @description `true` if this is the stored answer to an earlier request with the same `Idempotency-Key`. */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalCommentRead"];
                };
            };
            400: components["responses"]["BadRequestOrUnreadableBodyOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrForeignOriginOrScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["RequestInProgress"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBytes"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPublicTrees: {
        parameters: {
            query?: {
                /** @description Words of a name or description, in any order. */
                q?: string;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTreeRead"][];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getPublicTree: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTreeRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listPublicPersons: {
        parameters: {
            query?: {
                /** @description Words of names in any order, at most 16, and years of birth or death. A word matches names that start with it, that sound the same, or that differ by at most one letter in three. Of a person the primary name and the 99 oldest others count, with 1,000 words in all. */
                q?: string;
                /** @description Ids separated by commas: only these persons, with their names. */
                ids?: string;
                /** @description The order. `name` is surname and given name by the Unicode root collation. `-` before the word reverses it. Missing values come last in both directions. Readers who are not members get the usual order for `updated`. */
                sort?: "created" | "-created" | "name" | "-name" | "birth" | "-birth" | "death" | "-death" | "updated" | "-updated";
                /** @description Only persons with this surname, without regard to case and accents. */
                surname?: string;
                /** @description Only persons with a surname that begins with this letter, without regard to case and accents. */
                letter?: string;
                /** @description Only persons of this sex. */
                gender?: "male" | "female" | "other";
                /** @description Only persons who may be living, or only those who are not. */
                living?: boolean;
                /** @description Only persons born in this year or later. Negative years are BCE. */
                born_from?: number;
                /** @description Only persons born in this year or earlier. Negative years are BCE. */
                born_to?: number;
                /** @description Only persons without this: a year of birth, parents, citations of the person or of what belongs to the person, a sex. */
                missing?: "birth" | "parents" | "sources" | "gender";
                /** @description Only persons with an identifier that has exactly this value. */
                identifier?: string;
                /** @description Only persons with a birth that meets these years, by their own facts and those of relatives: `1820..1830`. Ignored for readers who are no members. For trees of at most 100,000 persons. */
                born_between?: string;
                /** @description `card`: the fields that charts and lists show, for each person. */
                fields?: "card";
                /** @description Adds the number of persons on all pages as `X-Total-Count`, for members. */
                count?: boolean;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The number of items on all pages, for members who ask for it with `count=true`. */
                    "X-Total-Count"?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonListItem"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listPublicRelationships: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationshipRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listPublicEvents: {
        parameters: {
            query?: {
                /** @description Only events of this type. */
                type?: string;
                /** @description Only events at this place. */
                place_id?: string;
                /** @description Only events with a date that begins in this year or later. Negative years are BCE. */
                from_year?: number;
                /** @description Only events with a date that begins in this year or earlier. Negative years are BCE. */
                to_year?: number;
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getPublicPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRead"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listPublicNames: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listPublicPersonEvents: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventRead"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getPublicNeighbourhood: {
        parameters: {
            query?: {
                /** @description The number of generations of ancestors. 3 if absent. */
                up?: number;
                /** @description The number of generations of descendants. 1 if absent. */
                down?: number;
                /** @description The siblings to include: those of the root, none, or `all`: those of the root and of each ancestor below the top row. */
                siblings?: "root" | "none" | "all";
                /** @description The most persons. Above that the farthest generations are left out and counted in `more`. 600 if absent. */
                most?: number;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Neighbourhood"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getPublicPersonPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getPublicKinship: {
        parameters: {
            query?: {
                /** @description The most ways to return. 3 if absent. */
                paths?: number;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
                /** @description The id of the other person. */
                other_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kinship"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listPublicKinship: {
        parameters: {
            query?: {
                /** @description The person in the middle. Required. */
                of?: string;
                /** @description The ids of the other persons, separated by commas, at most 1,000. */
                ids?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["KinName"];
                    };
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getPublicFamily: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Family"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getPublicAncestors: {
        parameters: {
            query?: {
                /** @description The number of generations to follow. */
                generations?: number;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lineage"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getPublicDescendants: {
        parameters: {
            query?: {
                /** @description The number of generations to follow. */
                generations?: number;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the person. */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lineage"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The person was merged into another one, and the reader sees that one. */
            308: {
                headers: {
                    /** @description The same address of the kept person. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getPublicMediaThumbnail: {
        parameters: {
            query?: {
                /** @description The most pixels of the longer side. */
                size?: "320" | "160" | "1280";
                /** @description The part of the picture: its left side, upper side, width and height, as fractions. */
                crop?: string;
                /** @description The checksum of the picture, as `thumbnail_url` has it. If it is the present one, browsers keep the answer. */
                checksum?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
                /** @description One range of bytes: `bytes=0-499`. */
                Range?: string;
                /** @description The ETag that you have. The whole file is sent if it is no longer current. */
                "If-Range"?: string;
            };
            path: {
                /** @description The id of the medium. */
                media_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `bytes`: ranges can be requested. */
                    "Accept-Ranges"?: string;
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            /** @description The requested range of the bytes. */
            206: {
                headers: {
                    /** @description The range, and the size of the file. */
                    "Content-Range"?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `bytes`: ranges can be requested. */
                    "Accept-Ranges"?: string;
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NoThumbnailOrNotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getPublicMediaContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
                /** @description One range of bytes: `bytes=0-499`. */
                Range?: string;
                /** @description The ETag that you have. The whole file is sent if it is no longer current. */
                "If-Range"?: string;
            };
            path: {
                /** @description The id of the medium. */
                media_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `bytes`: ranges can be requested. */
                    "Accept-Ranges"?: string;
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The requested range of the bytes. */
            206: {
                headers: {
                    /** @description The range, and the size of the file. */
                    "Content-Range"?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    /** @description `bytes`: ranges can be requested. */
                    "Accept-Ranges"?: string;
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            416: components["responses"]["RangeNotSatisfiable"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    getPublicOverview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreeOverview"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
    listPublicSurnames: {
        parameters: {
            query?: {
                /** @description The maximum number of items. A page of records also ends after 8 MiB of text, unless one record alone is longer. */
                limit?: number;
                /** @description Where the last page ended, as its `Link: rel="next"` says. */
                cursor?: string;
            };
            header?: {
                /** @description The ETag that you have. The answer is 304 if it is still current. */
                "If-None-Match"?: string;
                /** @description Answers what another reader gets: `anonymous`, `user` (a user without a role) or `link:` with the id of a link for editors, the id of a member for owners. */
                "View-As"?: string;
            };
            path: {
                /** @description The id of the tree. */
                tree_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The address of the next page, with `rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurnameCount"][];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            403: components["responses"]["ScopeMissing"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            422: components["responses"]["InvalidInput"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instance"];
                };
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            401: components["responses"]["HolderRefusedOrUnauthenticated"];
            403: components["responses"]["EmailUnverifiedOrForbiddenOrSessionRequired"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
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
            /** @description The request succeeded. */
            200: {
                headers: {
                    /** @description The tag of this answer for `If-None-Match`. The tag of a record is also for `If-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vocabulary"];
                };
            };
            /** @description The tag of `If-None-Match` is still current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequestOrViewAsRefused"];
            406: components["responses"]["NotAcceptable"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["AddressTooLong"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["StoreBusyOrStoreUnavailable"];
        };
    };
}
