import type { Example } from "./example.ts"

/** An example of each operation. Made by `npm run examples`; a spec plays them again and compares. */
export const examples: Readonly<Record<string, Example>> = {
  "register": {
    "body": {
      "email": "emma@example.org",
      "password": "a quiet walk by the sea",
      "display_name": "Emma Wedgwood"
    },
    "status": 201,
    "answer": {
      "user": {
        "id": "01980000-0000-7000-8000-000000000001",
        "email": "emma@example.org",
        "display_name": "Emma Wedgwood",
        "language": null,
        "email_verified": false,
        "self_person_id": null,
        "is_instance_owner": false,
        "created_at": "2026-01-15T10:30:00.000Z"
      },
      "token": "q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA",
      "token_type": "bearer",
      "expires_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "requestEmailVerification": {
    "status": 202
  },
  "verifyEmail": {
    "body": {
      "token": "q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"
    },
    "status": 204
  },
  "login": {
    "body": {
      "email": "emma@example.org",
      "password": "a quiet walk by the sea"
    },
    "status": 200,
    "answer": {
      "user": {
        "id": "01980000-0000-7000-8000-000000000001",
        "email": "emma@example.org",
        "display_name": "Emma Wedgwood",
        "language": null,
        "email_verified": true,
        "self_person_id": null,
        "is_instance_owner": true,
        "created_at": "2026-01-15T10:30:00.000Z"
      },
      "token": "q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA",
      "token_type": "bearer",
      "expires_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listSessions": {
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000002",
        "created_at": "2026-01-15T10:30:00.000Z",
        "last_used_at": "2026-01-15T10:30:00.000Z",
        "user_agent": "Example/1.0",
        "current": true
      },
      {
        "id": "01980000-0000-7000-8000-000000000003",
        "created_at": "2026-01-15T10:30:00.000Z",
        "last_used_at": "2026-01-15T10:30:00.000Z",
        "user_agent": "Example/1.0",
        "current": false
      }
    ]
  },
  "endSession": {
    "path": {
      "session_id": "01980000-0000-7000-8000-000000000003"
    },
    "status": 204
  },
  "changePassword": {
    "body": {
      "current_password": "a quiet walk by the sea",
      "new_password": "another walk by the sea"
    },
    "status": 204
  },
  "requestPasswordReset": {
    "body": {
      "email": "emma@example.org"
    },
    "status": 202
  },
  "confirmPasswordReset": {
    "body": {
      "token": "q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA",
      "new_password": "a quiet walk by the sea"
    },
    "status": 204
  },
  "getUser": {
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000001",
      "email": "emma@example.org",
      "display_name": "Emma Wedgwood",
      "language": null,
      "email_verified": true,
      "self_person_id": null,
      "is_instance_owner": true,
      "created_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "getStorage": {
    "status": 200,
    "answer": {
      "used_bytes": 0,
      "limit_bytes": null
    }
  },
  "createCalendar": {
    "status": 201,
    "answer": {
      "url": "https://stemma.example.org/api/v1/calendar/q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA.ics"
    }
  },
  "readCalendar": {
    "path": {
      "calendar": "q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"
    },
    "status": 200,
    "answer": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Stemma//Anniversaries//EN\r\nCALSCALE:GREGORIAN\r\nNAME:Family anniversaries\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\nEND:VCALENDAR\r\n"
  },
  "deleteCalendar": {
    "status": 204
  },
  "createApiToken": {
    "body": {
      "name": "Backup script",
      "scopes": [
        "read",
        "export"
      ]
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000004",
      "name": "Backup script",
      "scopes": [
        "read",
        "export"
      ],
      "tree_ids": null,
      "ai": null,
      "created_at": "2026-01-15T10:30:00.000Z",
      "last_used_at": null,
      "expires_at": "2026-01-15T10:30:00.000Z",
      "token": "stemma_q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"
    }
  },
  "listApiTokens": {
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000004",
        "name": "Backup script",
        "scopes": [
          "read",
          "export"
        ],
        "tree_ids": null,
        "ai": null,
        "created_at": "2026-01-15T10:30:00.000Z",
        "last_used_at": null,
        "expires_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "revokeApiToken": {
    "path": {
      "token_id": "01980000-0000-7000-8000-000000000004"
    },
    "status": 204
  },
  "updateProfile": {
    "body": {
      "display_name": "Emma Darwin"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000001",
      "email": "emma@example.org",
      "display_name": "Emma Darwin",
      "language": null,
      "email_verified": true,
      "self_person_id": null,
      "is_instance_owner": true,
      "created_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listProviders": {
    "status": 200,
    "answer": [
      {
        "id": "password",
        "kind": "password",
        "name": "E-mail and password"
      },
      {
        "id": "corp",
        "kind": "oidc",
        "name": "The corp directory"
      }
    ]
  },
  "startSignIn": {
    "path": {
      "provider_id": "corp"
    },
    "query": {
      "return_to": "/trees"
    },
    "status": 302
  },
  "finishSignIn": {
    "path": {
      "provider_id": "corp"
    },
    "query": {
      "code": "SplxlOBeZQQYbYS6WxSbIA",
      "state": "af0ifjsldkj"
    },
    "status": 303
  },
  "listIdentities": {
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000005",
        "provider": "password",
        "subject": "emma@example.org"
      },
      {
        "id": "01980000-0000-7000-8000-000000000006",
        "provider": "corp",
        "subject": "emma"
      }
    ]
  },
  "removeIdentity": {
    "path": {
      "identity_id": "01980000-0000-7000-8000-000000000006"
    },
    "status": 204
  },
  "createTree": {
    "body": {
      "name": "The Darwins of Downe",
      "description": "Four generations in Kent.",
      "visibility": "public"
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000007",
      "name": "The Darwins of Downe",
      "description": "Four generations in Kent.",
      "visibility": "public",
      "home_person_id": null,
      "revision": 1,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z",
      "owner_id": "01980000-0000-7000-8000-000000000001",
      "ai_member_provider": null,
      "ai_recommender_provider": null,
      "role": "owner",
      "person_count": 0,
      "deleted_at": null
    }
  },
  "listTrees": {
    "query": {
      "limit": "100"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000007",
        "name": "The Darwins of Downe",
        "description": "Four generations in Kent.",
        "visibility": "public",
        "home_person_id": null,
        "revision": 1,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z",
        "owner_id": "01980000-0000-7000-8000-000000000001",
        "ai_member_provider": null,
        "ai_recommender_provider": null,
        "role": "owner",
        "person_count": 0,
        "deleted_at": null
      }
    ]
  },
  "getTree": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000007",
      "name": "The Darwins of Downe",
      "description": "Four generations in Kent.",
      "visibility": "public",
      "home_person_id": null,
      "revision": 1,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z",
      "owner_id": "01980000-0000-7000-8000-000000000001",
      "ai_member_provider": null,
      "ai_recommender_provider": null,
      "role": "owner",
      "person_count": 0,
      "deleted_at": null
    }
  },
  "updateTree": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "headers": {
      "If-Match": "\"1\""
    },
    "body": {
      "name": "The Darwins of Down House"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000007",
      "name": "The Darwins of Down House",
      "description": "Four generations in Kent.",
      "visibility": "public",
      "home_person_id": null,
      "revision": 2,
      "version": 2,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z",
      "owner_id": "01980000-0000-7000-8000-000000000001",
      "ai_member_provider": null,
      "ai_recommender_provider": null,
      "role": "owner",
      "person_count": 0,
      "deleted_at": null
    }
  },
  "getTreeAi": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": {
      "ai_member_provider": null,
      "ai_recommender_provider": null,
      "ai_sees_living": false,
      "providers": [
        {
          "name": "example",
          "model": "example-1"
        }
      ]
    }
  },
  "updateTreeAi": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "ai_member_provider": "example"
    },
    "status": 200,
    "answer": {
      "ai_member_provider": "example",
      "ai_recommender_provider": null,
      "ai_sees_living": false,
      "providers": [
        {
          "name": "example",
          "model": "example-1"
        }
      ]
    }
  },
  "createInvitation": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "role": "editor",
      "email": "etty@example.org"
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000008",
      "role": "editor",
      "email": "etty@example.org",
      "tree_name": "The Darwins of Down House",
      "invited_by": "Emma Darwin",
      "mailed_at": null,
      "created_at": "2026-01-15T10:30:00.000Z",
      "expires_at": "2026-01-15T10:30:00.000Z",
      "url": "https://stemma.example.org/invitation?token=q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"
    }
  },
  "listInvitations": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000008",
        "role": "editor",
        "email": "etty@example.org",
        "tree_name": "The Darwins of Down House",
        "invited_by": "Emma Darwin",
        "mailed_at": "2026-01-15T10:30:00.000Z",
        "created_at": "2026-01-15T10:30:00.000Z",
        "expires_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "getInvitation": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "invitation_id": "01980000-0000-7000-8000-000000000008"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000008",
      "role": "editor",
      "email": "etty@example.org",
      "tree_name": "The Darwins of Down House",
      "invited_by": "Emma Darwin",
      "mailed_at": "2026-01-15T10:30:00.000Z",
      "created_at": "2026-01-15T10:30:00.000Z",
      "expires_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "revokeInvitation": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "invitation_id": "01980000-0000-7000-8000-000000000008"
    },
    "status": 204
  },
  "openInvitation": {
    "body": {
      "token": "q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"
    },
    "status": 200,
    "answer": {
      "tree_name": "The Darwins of Down House",
      "invited_by": "Emma Darwin",
      "role": "viewer",
      "email": null,
      "expires_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "acceptInvitation": {
    "body": {
      "token": "q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"
    },
    "status": 200,
    "answer": {
      "user_id": "01980000-0000-7000-8000-000000000001",
      "email": "emma@example.org",
      "display_name": "Emma Darwin",
      "role": "owner",
      "created_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "createLink": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "name": "For grandfather",
      "shows": "public",
      "expires_at": "2026-01-15T10:30:00.000Z"
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000009",
      "name": "For grandfather",
      "shows": "public",
      "person_id": null,
      "expires_at": "2026-01-15T10:30:00.000Z",
      "created_by": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "opened": 0,
      "last_opened_at": null,
      "created_at": "2026-01-15T10:30:00.000Z",
      "url": "https://stemma.example.org/link#q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"
    }
  },
  "openLink": {
    "headers": {
      "Accept-Token": "true"
    },
    "body": {
      "token": "q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"
    },
    "status": 200,
    "answer": {
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "person_id": null,
      "shows": "public",
      "expires_at": "2026-01-15T10:30:00.000Z",
      "token": "stl_q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"
    }
  },
  "listLinks": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000009",
        "name": "For grandfather",
        "shows": "public",
        "person_id": null,
        "expires_at": "2026-01-15T10:30:00.000Z",
        "created_by": {
          "id": "01980000-0000-7000-8000-000000000001",
          "display_name": "Emma Darwin"
        },
        "opened": 1,
        "last_opened_at": "2026-01-15T10:30:00.000Z",
        "created_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "getLink": {
    "path": {
      "link_id": "01980000-0000-7000-8000-000000000009"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000009",
      "name": "For grandfather",
      "shows": "public",
      "person_id": null,
      "expires_at": "2026-01-15T10:30:00.000Z",
      "created_by": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "opened": 1,
      "last_opened_at": "2026-01-15T10:30:00.000Z",
      "created_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "deleteLink": {
    "path": {
      "link_id": "01980000-0000-7000-8000-000000000009"
    },
    "status": 204
  },
  "askQuestion": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "text": "Where was she born?",
      "about": {
        "person_ids": [
          "01980000-0000-7000-8000-000000000010"
        ]
      },
      "answers": [
        "text",
        "place"
      ]
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000011",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "text": "Where was she born?",
      "about": {
        "person_ids": [
          "01980000-0000-7000-8000-000000000010"
        ],
        "event_id": null,
        "media_id": null
      },
      "answers": [
        "text",
        "place"
      ],
      "language": "en",
      "email": null,
      "status": "open",
      "asked_by": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "proposal_id": null,
      "created_at": "2026-01-15T10:30:00.000Z",
      "expires_at": "2026-01-15T10:30:00.000Z",
      "answered_at": null,
      "url": "https://stemma.example.org/question?language=en#q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"
    }
  },
  "readQuestion": {
    "path": {
      "question": "q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"
    },
    "status": 200,
    "answer": {
      "text": "Where was she born?",
      "asked_by": "Emma Darwin",
      "language": "en",
      "about": {
        "cards": [
          {
            "display_name": "Etty",
            "birth_year": null,
            "death_year": null
          }
        ],
        "picture_url": null
      },
      "answers": [
        "text",
        "place"
      ]
    }
  },
  "answerQuestion": {
    "path": {
      "question": "q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"
    },
    "body": {
      "from_name": "Aunt Etty",
      "text": "In London."
    },
    "status": 201
  },
  "listQuestions": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000011",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "text": "Where was she born?",
        "about": {
          "person_ids": [
            "01980000-0000-7000-8000-000000000010"
          ],
          "event_id": null,
          "media_id": null
        },
        "answers": [
          "text",
          "place"
        ],
        "language": "en",
        "email": null,
        "status": "answered",
        "asked_by": {
          "id": "01980000-0000-7000-8000-000000000001",
          "display_name": "Emma Darwin"
        },
        "proposal_id": "01980000-0000-7000-8000-000000000012",
        "created_at": "2026-01-15T10:30:00.000Z",
        "expires_at": "2026-01-15T10:30:00.000Z",
        "answered_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "getQuestion": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "question_id": "01980000-0000-7000-8000-000000000011"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000011",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "text": "Where was she born?",
      "about": {
        "person_ids": [
          "01980000-0000-7000-8000-000000000010"
        ],
        "event_id": null,
        "media_id": null
      },
      "answers": [
        "text",
        "place"
      ],
      "language": "en",
      "email": null,
      "status": "answered",
      "asked_by": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "proposal_id": "01980000-0000-7000-8000-000000000012",
      "created_at": "2026-01-15T10:30:00.000Z",
      "expires_at": "2026-01-15T10:30:00.000Z",
      "answered_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "endQuestion": {
    "path": {
      "question": "01980000-0000-7000-8000-000000000011"
    },
    "status": 204
  },
  "addMember": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "email": "charles@example.org",
      "role": "viewer"
    },
    "status": 201,
    "answer": {
      "user_id": "01980000-0000-7000-8000-000000000013",
      "email": "charles@example.org",
      "display_name": "Charles Darwin",
      "role": "viewer",
      "created_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listMembers": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": [
      {
        "user_id": "01980000-0000-7000-8000-000000000001",
        "email": "emma@example.org",
        "display_name": "Emma Darwin",
        "role": "owner",
        "created_at": "2026-01-15T10:30:00.000Z"
      },
      {
        "user_id": "01980000-0000-7000-8000-000000000013",
        "email": "charles@example.org",
        "display_name": "Charles Darwin",
        "role": "viewer",
        "created_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "getMember": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "user_id": "01980000-0000-7000-8000-000000000013"
    },
    "status": 200,
    "answer": {
      "user_id": "01980000-0000-7000-8000-000000000013",
      "email": "charles@example.org",
      "display_name": "Charles Darwin",
      "role": "viewer",
      "created_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "updateMember": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "user_id": "01980000-0000-7000-8000-000000000013"
    },
    "body": {
      "role": "editor"
    },
    "status": 200,
    "answer": {
      "user_id": "01980000-0000-7000-8000-000000000013",
      "email": "charles@example.org",
      "display_name": "Charles Darwin",
      "role": "editor",
      "created_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listAudit": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "limit": "2"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000014",
        "change_id": "01980000-0000-7000-8000-000000000015",
        "at": "2026-01-15T10:30:00.000Z",
        "actor": {
          "id": "01980000-0000-7000-8000-000000000001",
          "display_name": "Emma Darwin"
        },
        "actor_type": "user",
        "via": {
          "kind": "session",
          "id": "01980000-0000-7000-8000-000000000016",
          "name": "Example/1.0"
        },
        "action": "membership.update",
        "entity_type": "membership",
        "entity_id": "01980000-0000-7000-8000-000000000013",
        "before": {
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "user_id": "01980000-0000-7000-8000-000000000013",
          "role": "viewer",
          "created_at": "2026-01-15T10:30:00.000Z"
        },
        "after": {
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "user_id": "01980000-0000-7000-8000-000000000013",
          "role": "editor",
          "created_at": "2026-01-15T10:30:00.000Z"
        },
        "proposal_id": null,
        "request_id": "01980000-0000-7000-8000-000000000017"
      },
      {
        "id": "01980000-0000-7000-8000-000000000018",
        "change_id": "01980000-0000-7000-8000-000000000019",
        "at": "2026-01-15T10:30:00.000Z",
        "actor": {
          "id": "01980000-0000-7000-8000-000000000001",
          "display_name": "Emma Darwin"
        },
        "actor_type": "user",
        "via": {
          "kind": "session",
          "id": "01980000-0000-7000-8000-000000000016",
          "name": "Example/1.0"
        },
        "action": "membership.create",
        "entity_type": "membership",
        "entity_id": "01980000-0000-7000-8000-000000000013",
        "before": null,
        "after": {
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "user_id": "01980000-0000-7000-8000-000000000013",
          "role": "viewer",
          "created_at": "2026-01-15T10:30:00.000Z"
        },
        "proposal_id": null,
        "request_id": "01980000-0000-7000-8000-000000000020"
      }
    ]
  },
  "listChanges": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "limit": "1"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000015",
        "seq": 15,
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "at": "2026-01-15T10:30:00.000Z",
        "actor": {
          "id": "01980000-0000-7000-8000-000000000001",
          "display_name": "Emma Darwin"
        },
        "via": {
          "kind": "session",
          "id": "01980000-0000-7000-8000-000000000016",
          "name": "Example/1.0"
        },
        "action": "membership.update",
        "summary": "Changed the member Charles Darwin",
        "subject": {
          "type": "membership",
          "id": "01980000-0000-7000-8000-000000000013",
          "name": "Charles Darwin"
        },
        "reason": null,
        "undoes": null,
        "undone_by": null,
        "proposal_id": null,
        "entry_count": 1
      }
    ]
  },
  "getChange": {
    "path": {
      "change_id": "01980000-0000-7000-8000-000000000015"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000015",
      "seq": 15,
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "at": "2026-01-15T10:30:00.000Z",
      "actor": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "via": {
        "kind": "session",
        "id": "01980000-0000-7000-8000-000000000016",
        "name": "Example/1.0"
      },
      "action": "membership.update",
      "summary": "Changed the member Charles Darwin",
      "subject": {
        "type": "membership",
        "id": "01980000-0000-7000-8000-000000000013",
        "name": "Charles Darwin"
      },
      "reason": null,
      "undoes": null,
      "undone_by": null,
      "proposal_id": null,
      "entry_count": 1
    }
  },
  "listChangeEntries": {
    "path": {
      "change_id": "01980000-0000-7000-8000-000000000015"
    },
    "status": 200,
    "answer": [
      {
        "entity_type": "membership",
        "entity_id": "01980000-0000-7000-8000-000000000013",
        "before": {
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "user_id": "01980000-0000-7000-8000-000000000013",
          "role": "viewer",
          "created_at": "2026-01-15T10:30:00.000Z"
        },
        "after": {
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "user_id": "01980000-0000-7000-8000-000000000013",
          "role": "editor",
          "created_at": "2026-01-15T10:30:00.000Z"
        }
      }
    ]
  },
  "undoChange": {
    "path": {
      "change_id": "01980000-0000-7000-8000-000000000015"
    },
    "headers": {
      "Change-Reason": "A mistake"
    },
    "body": {},
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000021",
      "seq": 16,
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "at": "2026-01-15T10:30:00.000Z",
      "actor": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "via": {
        "kind": "session",
        "id": "01980000-0000-7000-8000-000000000016",
        "name": "Example/1.0"
      },
      "action": "change.undo",
      "summary": "Undid a change",
      "subject": null,
      "reason": "A mistake",
      "undoes": "01980000-0000-7000-8000-000000000015",
      "undone_by": null,
      "proposal_id": null,
      "entry_count": 1
    }
  },
  "listFeed": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "after": "0",
      "limit": "2"
    },
    "status": 200,
    "answer": [
      {
        "seq": 1,
        "change_id": "01980000-0000-7000-8000-000000000022",
        "at": "2026-01-15T10:30:00.000Z",
        "actor_id": "01980000-0000-7000-8000-000000000001",
        "action": "tree.create",
        "entries": [
          {
            "entity_type": "tree",
            "entity_id": "01980000-0000-7000-8000-000000000007",
            "op": "create",
            "version": 1
          },
          {
            "entity_type": "membership",
            "entity_id": "01980000-0000-7000-8000-000000000001",
            "op": "create",
            "version": null
          }
        ],
        "entry_count": 2
      },
      {
        "seq": 2,
        "change_id": "01980000-0000-7000-8000-000000000023",
        "at": "2026-01-15T10:30:00.000Z",
        "actor_id": "01980000-0000-7000-8000-000000000001",
        "action": "tree.update",
        "entries": [
          {
            "entity_type": "tree",
            "entity_id": "01980000-0000-7000-8000-000000000007",
            "op": "update",
            "version": 2
          }
        ],
        "entry_count": 1
      }
    ]
  },
  "listFeedEntries": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "seq": "1"
    },
    "status": 200,
    "answer": [
      {
        "entity_type": "tree",
        "entity_id": "01980000-0000-7000-8000-000000000007",
        "op": "create",
        "version": 1
      },
      {
        "entity_type": "membership",
        "entity_id": "01980000-0000-7000-8000-000000000001",
        "op": "create",
        "version": null
      }
    ]
  },
  "createPerson": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "given_name": "Charles Robert",
      "surname": "Darwin",
      "gender": "male",
      "birth": {
        "date": {
          "day": 12,
          "month": 2,
          "year": 1809
        },
        "place": "Shrewsbury"
      },
      "death": {
        "date": {
          "day": 19,
          "month": 4,
          "year": 1882
        },
        "place": "Downe"
      }
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000024",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "visibility": "full",
      "display_name": "Charles Robert Darwin",
      "given_name": "Charles Robert",
      "surname": "Darwin",
      "gender": "male",
      "is_living": null,
      "notes": null,
      "privacy": "default",
      "identifiers": [],
      "file_changed_at": null,
      "possibly_living": false,
      "death_known": true,
      "birth_year": 1809,
      "death_year": 1882,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z",
      "deleted_at": null,
      "portrait": null,
      "names": [
        {
          "id": "01980000-0000-7000-8000-000000000025",
          "person_id": "01980000-0000-7000-8000-000000000024",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "name_type": "birth",
          "given_name": "Charles Robert",
          "surname": "Darwin",
          "prefix": null,
          "suffix": null,
          "surname_prefix": null,
          "written": "Charles Robert Darwin",
          "language": null,
          "forms": [],
          "identifiers": [],
          "is_primary": true,
          "file_changed_at": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z"
        }
      ]
    }
  },
  "createRelationship": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "type": "partnership",
      "from_person_id": "01980000-0000-7000-8000-000000000024",
      "to_person_id": "01980000-0000-7000-8000-000000000026"
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000027",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "type": "partnership",
      "from_person_id": "01980000-0000-7000-8000-000000000024",
      "to_person_id": "01980000-0000-7000-8000-000000000026",
      "redacted": false,
      "visibility": "full",
      "qualifier": null,
      "notes": null,
      "identifiers": [],
      "position": null,
      "to_position": null,
      "twin_group": null,
      "file_changed_at": null,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listPersons": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "q": "charles darwin 1809"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000024",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "visibility": "full",
        "display_name": "Charles Robert Darwin",
        "given_name": "Charles Robert",
        "surname": "Darwin",
        "gender": "male",
        "is_living": null,
        "notes": null,
        "privacy": "default",
        "identifiers": [],
        "file_changed_at": null,
        "possibly_living": false,
        "death_known": true,
        "birth_year": 1809,
        "death_year": 1882,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z",
        "deleted_at": null,
        "portrait": null,
        "score": 1,
        "context": {
          "birth_place": "Shrewsbury",
          "parents": [],
          "partners": [
            "Emma Darwin"
          ]
        }
      }
    ]
  },
  "getPerson": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000024"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000024",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "visibility": "full",
      "display_name": "Charles Robert Darwin",
      "given_name": "Charles Robert",
      "surname": "Darwin",
      "gender": "male",
      "is_living": null,
      "notes": null,
      "privacy": "default",
      "identifiers": [],
      "file_changed_at": null,
      "possibly_living": false,
      "death_known": true,
      "birth_year": 1809,
      "death_year": 1882,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z",
      "deleted_at": null,
      "portrait": null,
      "names": [
        {
          "id": "01980000-0000-7000-8000-000000000025",
          "person_id": "01980000-0000-7000-8000-000000000024",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "name_type": "birth",
          "given_name": "Charles Robert",
          "surname": "Darwin",
          "prefix": null,
          "suffix": null,
          "surname_prefix": null,
          "written": "Charles Robert Darwin",
          "language": null,
          "forms": [],
          "identifiers": [],
          "is_primary": true,
          "file_changed_at": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z"
        }
      ]
    }
  },
  "updatePerson": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000026"
    },
    "headers": {
      "Change-Reason": "Found in a letter"
    },
    "body": {
      "notes": "She played the piano."
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000026",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "visibility": "full",
      "display_name": "Emma Darwin",
      "given_name": "Emma",
      "surname": "Darwin",
      "gender": "female",
      "is_living": null,
      "notes": "She played the piano.",
      "privacy": "default",
      "identifiers": [],
      "file_changed_at": null,
      "possibly_living": false,
      "death_known": false,
      "birth_year": 1808,
      "death_year": null,
      "version": 2,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z",
      "deleted_at": null,
      "portrait": null,
      "names": [
        {
          "id": "01980000-0000-7000-8000-000000000028",
          "person_id": "01980000-0000-7000-8000-000000000026",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "name_type": "birth",
          "given_name": "Emma",
          "surname": "Darwin",
          "prefix": null,
          "suffix": null,
          "surname_prefix": null,
          "written": "Emma Darwin",
          "language": null,
          "forms": [],
          "identifiers": [],
          "is_primary": true,
          "file_changed_at": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z"
        }
      ]
    }
  },
  "listPersonHistory": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000026"
    },
    "query": {
      "limit": "1"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000029",
        "seq": 24,
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "at": "2026-01-15T10:30:00.000Z",
        "actor": {
          "id": "01980000-0000-7000-8000-000000000001",
          "display_name": "Emma Darwin"
        },
        "via": {
          "kind": "session",
          "id": "01980000-0000-7000-8000-000000000016",
          "name": "Example/1.0"
        },
        "action": "person.update",
        "summary": "Changed Emma Darwin",
        "subject": {
          "type": "person",
          "id": "01980000-0000-7000-8000-000000000026",
          "name": "Emma Darwin"
        },
        "reason": "Found in a letter",
        "undoes": null,
        "undone_by": null,
        "proposal_id": null,
        "entry_count": 1
      }
    ]
  },
  "getFamily": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000030"
    },
    "status": 200,
    "answer": {
      "person": {
        "id": "01980000-0000-7000-8000-000000000030",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "visibility": "full",
        "display_name": "William Erasmus Darwin",
        "given_name": "William Erasmus",
        "surname": "Darwin",
        "gender": null,
        "is_living": null,
        "notes": null,
        "privacy": "default",
        "identifiers": [],
        "file_changed_at": null,
        "possibly_living": false,
        "death_known": false,
        "birth_year": 1839,
        "death_year": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z",
        "deleted_at": null,
        "portrait": null
      },
      "parents": [
        {
          "person": {
            "id": "01980000-0000-7000-8000-000000000024",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "visibility": "full",
            "display_name": "Charles Robert Darwin",
            "given_name": "Charles Robert",
            "surname": "Darwin",
            "gender": "male",
            "is_living": null,
            "notes": null,
            "privacy": "default",
            "identifiers": [],
            "file_changed_at": null,
            "possibly_living": false,
            "death_known": true,
            "birth_year": 1809,
            "death_year": 1882,
            "version": 1,
            "created_at": "2026-01-15T10:30:00.000Z",
            "updated_at": "2026-01-15T10:30:00.000Z",
            "deleted_at": null,
            "portrait": null
          },
          "relationship": {
            "id": "01980000-0000-7000-8000-000000000031",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "type": "parent_child",
            "from_person_id": "01980000-0000-7000-8000-000000000024",
            "to_person_id": "01980000-0000-7000-8000-000000000030",
            "redacted": false,
            "visibility": "full",
            "qualifier": "biological",
            "notes": null,
            "identifiers": [],
            "position": null,
            "to_position": null,
            "twin_group": null,
            "file_changed_at": null,
            "version": 1,
            "created_at": "2026-01-15T10:30:00.000Z",
            "updated_at": "2026-01-15T10:30:00.000Z"
          }
        },
        {
          "person": {
            "id": "01980000-0000-7000-8000-000000000026",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "visibility": "full",
            "display_name": "Emma Darwin",
            "given_name": "Emma",
            "surname": "Darwin",
            "gender": "female",
            "is_living": null,
            "notes": "She played the piano.",
            "privacy": "default",
            "identifiers": [],
            "file_changed_at": null,
            "possibly_living": false,
            "death_known": false,
            "birth_year": 1808,
            "death_year": null,
            "version": 2,
            "created_at": "2026-01-15T10:30:00.000Z",
            "updated_at": "2026-01-15T10:30:00.000Z",
            "deleted_at": null,
            "portrait": null
          },
          "relationship": {
            "id": "01980000-0000-7000-8000-000000000032",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "type": "parent_child",
            "from_person_id": "01980000-0000-7000-8000-000000000026",
            "to_person_id": "01980000-0000-7000-8000-000000000030",
            "redacted": false,
            "visibility": "full",
            "qualifier": "biological",
            "notes": null,
            "identifiers": [],
            "position": null,
            "to_position": null,
            "twin_group": null,
            "file_changed_at": null,
            "version": 1,
            "created_at": "2026-01-15T10:30:00.000Z",
            "updated_at": "2026-01-15T10:30:00.000Z"
          }
        }
      ],
      "siblings": [],
      "partners": [],
      "children": []
    }
  },
  "getAncestors": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000030"
    },
    "query": {
      "generations": "2"
    },
    "status": 200,
    "answer": {
      "persons": [
        {
          "id": "01980000-0000-7000-8000-000000000024",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Charles Robert Darwin",
          "given_name": "Charles Robert",
          "surname": "Darwin",
          "gender": "male",
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": true,
          "birth_year": 1809,
          "death_year": 1882,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null,
          "portrait": null
        },
        {
          "id": "01980000-0000-7000-8000-000000000026",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Emma Darwin",
          "given_name": "Emma",
          "surname": "Darwin",
          "gender": "female",
          "is_living": null,
          "notes": "She played the piano.",
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": false,
          "birth_year": 1808,
          "death_year": null,
          "version": 2,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null,
          "portrait": null
        },
        {
          "id": "01980000-0000-7000-8000-000000000030",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "William Erasmus Darwin",
          "given_name": "William Erasmus",
          "surname": "Darwin",
          "gender": null,
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": false,
          "birth_year": 1839,
          "death_year": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null,
          "portrait": null
        }
      ],
      "relationships": [
        {
          "id": "01980000-0000-7000-8000-000000000031",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "type": "parent_child",
          "from_person_id": "01980000-0000-7000-8000-000000000024",
          "to_person_id": "01980000-0000-7000-8000-000000000030",
          "redacted": false,
          "visibility": "full",
          "qualifier": "biological",
          "notes": null,
          "identifiers": [],
          "position": null,
          "to_position": null,
          "twin_group": null,
          "file_changed_at": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z"
        },
        {
          "id": "01980000-0000-7000-8000-000000000032",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "type": "parent_child",
          "from_person_id": "01980000-0000-7000-8000-000000000026",
          "to_person_id": "01980000-0000-7000-8000-000000000030",
          "redacted": false,
          "visibility": "full",
          "qualifier": "biological",
          "notes": null,
          "identifiers": [],
          "position": null,
          "to_position": null,
          "twin_group": null,
          "file_changed_at": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z"
        }
      ]
    }
  },
  "getDescendants": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000024"
    },
    "query": {
      "generations": "2"
    },
    "status": 200,
    "answer": {
      "persons": [
        {
          "id": "01980000-0000-7000-8000-000000000024",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Charles Robert Darwin",
          "given_name": "Charles Robert",
          "surname": "Darwin",
          "gender": "male",
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": true,
          "birth_year": 1809,
          "death_year": 1882,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null,
          "portrait": null
        },
        {
          "id": "01980000-0000-7000-8000-000000000030",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "William Erasmus Darwin",
          "given_name": "William Erasmus",
          "surname": "Darwin",
          "gender": null,
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": false,
          "birth_year": 1839,
          "death_year": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null,
          "portrait": null
        }
      ],
      "relationships": [
        {
          "id": "01980000-0000-7000-8000-000000000031",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "type": "parent_child",
          "from_person_id": "01980000-0000-7000-8000-000000000024",
          "to_person_id": "01980000-0000-7000-8000-000000000030",
          "redacted": false,
          "visibility": "full",
          "qualifier": "biological",
          "notes": null,
          "identifiers": [],
          "position": null,
          "to_position": null,
          "twin_group": null,
          "file_changed_at": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z"
        }
      ]
    }
  },
  "getNeighbourhood": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000024"
    },
    "query": {
      "up": "1",
      "down": "1"
    },
    "status": 200,
    "answer": {
      "root_id": "01980000-0000-7000-8000-000000000024",
      "persons": [
        {
          "id": "01980000-0000-7000-8000-000000000024",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Charles Robert Darwin",
          "given_name": "Charles Robert",
          "surname": "Darwin",
          "gender": "male",
          "possibly_living": false,
          "death_known": true,
          "birth_year": 1809,
          "death_year": 1882,
          "birth": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": 12,
              "month": 2,
              "year": 1809,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "12 FEB 1809",
              "sort_day": 2381826,
              "display_long": "12 February 1809"
            },
            "place": "Shrewsbury",
            "text": "1809",
            "year_from": 1809,
            "year_to": 1809,
            "qualifier": "exact"
          },
          "death": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": 19,
              "month": 4,
              "year": 1882,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "19 APR 1882",
              "sort_day": 2408555,
              "display_long": "19 April 1882"
            },
            "place": "Downe",
            "text": "1882",
            "year_from": 1882,
            "year_to": 1882,
            "qualifier": "exact"
          },
          "portrait": null
        },
        {
          "id": "01980000-0000-7000-8000-000000000026",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Emma Darwin",
          "given_name": "Emma",
          "surname": "Darwin",
          "gender": "female",
          "possibly_living": false,
          "death_known": false,
          "birth_year": 1808,
          "death_year": null,
          "birth": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": null,
              "month": null,
              "year": 1808,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "1808",
              "sort_day": 2381418,
              "display_long": "1808"
            },
            "place": null,
            "text": "1808",
            "year_from": 1808,
            "year_to": 1808,
            "qualifier": "exact"
          },
          "death": null,
          "portrait": null
        },
        {
          "id": "01980000-0000-7000-8000-000000000030",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "William Erasmus Darwin",
          "given_name": "William Erasmus",
          "surname": "Darwin",
          "gender": null,
          "possibly_living": false,
          "death_known": false,
          "birth_year": 1839,
          "death_year": null,
          "birth": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": null,
              "month": null,
              "year": 1839,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "1839",
              "sort_day": 2392741,
              "display_long": "1839"
            },
            "place": null,
            "text": "1839",
            "year_from": 1839,
            "year_to": 1839,
            "qualifier": "exact"
          },
          "death": null,
          "portrait": null
        }
      ],
      "relationships": [
        {
          "id": "01980000-0000-7000-8000-000000000027",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "type": "partnership",
          "from_person_id": "01980000-0000-7000-8000-000000000024",
          "to_person_id": "01980000-0000-7000-8000-000000000026",
          "redacted": false,
          "visibility": "full",
          "qualifier": null,
          "ended_by": null,
          "position": null,
          "to_position": null,
          "twin_group": null
        },
        {
          "id": "01980000-0000-7000-8000-000000000031",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "type": "parent_child",
          "from_person_id": "01980000-0000-7000-8000-000000000024",
          "to_person_id": "01980000-0000-7000-8000-000000000030",
          "redacted": false,
          "visibility": "full",
          "qualifier": "biological",
          "ended_by": null,
          "position": null,
          "to_position": null,
          "twin_group": null
        },
        {
          "id": "01980000-0000-7000-8000-000000000032",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "type": "parent_child",
          "from_person_id": "01980000-0000-7000-8000-000000000026",
          "to_person_id": "01980000-0000-7000-8000-000000000030",
          "redacted": false,
          "visibility": "full",
          "qualifier": "biological",
          "ended_by": null,
          "position": null,
          "to_position": null,
          "twin_group": null
        }
      ],
      "more": {}
    }
  },
  "getPersonPage": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000026"
    },
    "status": 200,
    "answer": {
      "person": {
        "id": "01980000-0000-7000-8000-000000000026",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "visibility": "full",
        "display_name": "Emma Darwin",
        "given_name": "Emma",
        "surname": "Darwin",
        "gender": "female",
        "is_living": null,
        "notes": "She played the piano.",
        "privacy": "default",
        "identifiers": [],
        "file_changed_at": null,
        "possibly_living": false,
        "death_known": false,
        "birth_year": 1808,
        "death_year": null,
        "version": 2,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z",
        "deleted_at": null,
        "portrait": null
      },
      "names": [
        {
          "id": "01980000-0000-7000-8000-000000000028",
          "person_id": "01980000-0000-7000-8000-000000000026",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "name_type": "birth",
          "given_name": "Emma",
          "surname": "Darwin",
          "prefix": null,
          "suffix": null,
          "surname_prefix": null,
          "written": "Emma Darwin",
          "language": null,
          "forms": [],
          "identifiers": [],
          "is_primary": true,
          "file_changed_at": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z"
        }
      ],
      "events": [
        {
          "id": "01980000-0000-7000-8000-000000000033",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "person_id": "01980000-0000-7000-8000-000000000026",
          "relationship_id": null,
          "type": "birth",
          "date": {
            "qualifier": "exact",
            "calendar": "gregorian",
            "day": null,
            "month": null,
            "year": 1808,
            "to_day": null,
            "to_month": null,
            "to_year": null,
            "phrase": null,
            "display": "1808",
            "sort_day": 2381418,
            "display_long": "1808"
          },
          "place": null,
          "place_id": null,
          "detail": null,
          "notes": null,
          "subtype": null,
          "age": null,
          "identifiers": [],
          "address": null,
          "coordinates": null,
          "cause": null,
          "confidence": null,
          "privacy": "default",
          "asserted": true,
          "file_changed_at": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "partner": null
        }
      ],
      "family": {
        "parents": [],
        "siblings": [],
        "partners": [
          {
            "person": {
              "id": "01980000-0000-7000-8000-000000000024",
              "tree_id": "01980000-0000-7000-8000-000000000007",
              "visibility": "full",
              "display_name": "Charles Robert Darwin",
              "given_name": "Charles Robert",
              "surname": "Darwin",
              "gender": "male",
              "possibly_living": false,
              "death_known": true,
              "birth_year": 1809,
              "death_year": 1882,
              "birth": {
                "date": {
                  "qualifier": "exact",
                  "calendar": "gregorian",
                  "day": 12,
                  "month": 2,
                  "year": 1809,
                  "to_day": null,
                  "to_month": null,
                  "to_year": null,
                  "phrase": null,
                  "display": "12 FEB 1809",
                  "sort_day": 2381826,
                  "display_long": "12 February 1809"
                },
                "place": "Shrewsbury",
                "text": "1809",
                "year_from": 1809,
                "year_to": 1809,
                "qualifier": "exact"
              },
              "death": {
                "date": {
                  "qualifier": "exact",
                  "calendar": "gregorian",
                  "day": 19,
                  "month": 4,
                  "year": 1882,
                  "to_day": null,
                  "to_month": null,
                  "to_year": null,
                  "phrase": null,
                  "display": "19 APR 1882",
                  "sort_day": 2408555,
                  "display_long": "19 April 1882"
                },
                "place": "Downe",
                "text": "1882",
                "year_from": 1882,
                "year_to": 1882,
                "qualifier": "exact"
              },
              "portrait": null
            },
            "relationship": {
              "id": "01980000-0000-7000-8000-000000000027",
              "tree_id": "01980000-0000-7000-8000-000000000007",
              "type": "partnership",
              "from_person_id": "01980000-0000-7000-8000-000000000024",
              "to_person_id": "01980000-0000-7000-8000-000000000026",
              "redacted": false,
              "visibility": "full",
              "qualifier": null,
              "ended_by": null,
              "position": null,
              "to_position": null,
              "twin_group": null
            },
            "children": [
              "01980000-0000-7000-8000-000000000030"
            ]
          }
        ],
        "children": [
          {
            "person": {
              "id": "01980000-0000-7000-8000-000000000030",
              "tree_id": "01980000-0000-7000-8000-000000000007",
              "visibility": "full",
              "display_name": "William Erasmus Darwin",
              "given_name": "William Erasmus",
              "surname": "Darwin",
              "gender": null,
              "possibly_living": false,
              "death_known": false,
              "birth_year": 1839,
              "death_year": null,
              "birth": {
                "date": {
                  "qualifier": "exact",
                  "calendar": "gregorian",
                  "day": null,
                  "month": null,
                  "year": 1839,
                  "to_day": null,
                  "to_month": null,
                  "to_year": null,
                  "phrase": null,
                  "display": "1839",
                  "sort_day": 2392741,
                  "display_long": "1839"
                },
                "place": null,
                "text": "1839",
                "year_from": 1839,
                "year_to": 1839,
                "qualifier": "exact"
              },
              "death": null,
              "portrait": null
            },
            "relationship": {
              "id": "01980000-0000-7000-8000-000000000032",
              "tree_id": "01980000-0000-7000-8000-000000000007",
              "type": "parent_child",
              "from_person_id": "01980000-0000-7000-8000-000000000026",
              "to_person_id": "01980000-0000-7000-8000-000000000030",
              "redacted": false,
              "visibility": "full",
              "qualifier": "biological",
              "ended_by": null,
              "position": null,
              "to_position": null,
              "twin_group": null
            }
          }
        ]
      },
      "citations": [],
      "associations": [],
      "sources": [],
      "media": []
    }
  },
  "getReckoning": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000030"
    },
    "status": 200,
    "answer": {
      "birth": {
        "from": 1839,
        "to": 1839,
        "because": [
          {
            "bound": "from",
            "rule": "birth",
            "event_id": "01980000-0000-7000-8000-000000000034",
            "person_id": "01980000-0000-7000-8000-000000000030",
            "year": 1839
          },
          {
            "bound": "to",
            "rule": "birth",
            "event_id": "01980000-0000-7000-8000-000000000034",
            "person_id": "01980000-0000-7000-8000-000000000030",
            "year": 1839
          }
        ]
      },
      "death": {
        "from": 1839,
        "to": 1961,
        "because": [
          {
            "bound": "from",
            "rule": "life",
            "event_id": "01980000-0000-7000-8000-000000000034",
            "person_id": "01980000-0000-7000-8000-000000000030",
            "year": 1839
          },
          {
            "bound": "to",
            "rule": "lifespan",
            "event_id": "01980000-0000-7000-8000-000000000034",
            "person_id": "01980000-0000-7000-8000-000000000030",
            "year": 1839
          }
        ]
      },
      "contradictions": []
    }
  },
  "getKinship": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000024",
      "other_id": "01980000-0000-7000-8000-000000000030"
    },
    "status": 200,
    "answer": {
      "paths": [
        {
          "kind": "blood",
          "up": 0,
          "down": 1,
          "half": false,
          "side": null,
          "elder": null,
          "name": "child",
          "removed": 0,
          "common_ancestor_ids": [
            "01980000-0000-7000-8000-000000000024"
          ],
          "steps": [
            {
              "person_id": "01980000-0000-7000-8000-000000000030",
              "relationship_id": "01980000-0000-7000-8000-000000000031",
              "step": "child"
            }
          ]
        }
      ],
      "persons": [
        {
          "id": "01980000-0000-7000-8000-000000000024",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Charles Robert Darwin",
          "given_name": "Charles Robert",
          "surname": "Darwin",
          "gender": "male",
          "possibly_living": false,
          "death_known": true,
          "birth_year": 1809,
          "death_year": 1882,
          "birth": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": 12,
              "month": 2,
              "year": 1809,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "12 FEB 1809",
              "sort_day": 2381826,
              "display_long": "12 February 1809"
            },
            "place": "Shrewsbury",
            "text": "1809",
            "year_from": 1809,
            "year_to": 1809,
            "qualifier": "exact"
          },
          "death": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": 19,
              "month": 4,
              "year": 1882,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "19 APR 1882",
              "sort_day": 2408555,
              "display_long": "19 April 1882"
            },
            "place": "Downe",
            "text": "1882",
            "year_from": 1882,
            "year_to": 1882,
            "qualifier": "exact"
          },
          "portrait": null
        },
        {
          "id": "01980000-0000-7000-8000-000000000030",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "William Erasmus Darwin",
          "given_name": "William Erasmus",
          "surname": "Darwin",
          "gender": null,
          "possibly_living": false,
          "death_known": false,
          "birth_year": 1839,
          "death_year": null,
          "birth": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": null,
              "month": null,
              "year": 1839,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "1839",
              "sort_day": 2392741,
              "display_long": "1839"
            },
            "place": null,
            "text": "1839",
            "year_from": 1839,
            "year_to": 1839,
            "qualifier": "exact"
          },
          "death": null,
          "portrait": null
        }
      ],
      "coefficient": 0.5
    }
  },
  "listKinship": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "of": "01980000-0000-7000-8000-000000000030",
      "ids": "01980000-0000-7000-8000-000000000024,01980000-0000-7000-8000-000000000026"
    },
    "status": 200,
    "answer": {
      "01980000-0000-7000-8000-000000000024": {
        "kind": "blood",
        "up": 1,
        "down": 0,
        "half": false,
        "side": null,
        "elder": null,
        "name": "father"
      },
      "01980000-0000-7000-8000-000000000026": {
        "kind": "blood",
        "up": 1,
        "down": 0,
        "half": false,
        "side": null,
        "elder": null,
        "name": "mother"
      }
    }
  },
  "findKinship": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "of": "01980000-0000-7000-8000-000000000024",
      "ids": [
        "01980000-0000-7000-8000-000000000026"
      ]
    },
    "status": 200,
    "answer": {
      "01980000-0000-7000-8000-000000000026": {
        "kind": "marriage",
        "up": 0,
        "down": 0,
        "half": false,
        "side": null,
        "elder": null,
        "name": "wife"
      }
    }
  },
  "getOverview": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": {
      "counts": {
        "persons": 4,
        "families": 1,
        "events": 4,
        "places": 2,
        "sources": 0,
        "citations": 0,
        "media": 0,
        "possibly_living": 1
      },
      "earliest_year": 1808,
      "latest_year": 1882,
      "generations": 2,
      "top_surnames": [
        {
          "surname": "Darwin",
          "count": 3
        }
      ],
      "completeness": {
        "birth": 0.75,
        "death": 0.333,
        "parents": 0.25,
        "sources": 0
      },
      "statistics": {
        "births_by_decade": [
          {
            "decade": 1800,
            "count": 2
          },
          {
            "decade": 1830,
            "count": 1
          }
        ],
        "births_by_month": [
          {
            "month": 1,
            "count": 0
          },
          {
            "month": 2,
            "count": 1
          },
          {
            "month": 3,
            "count": 0
          },
          {
            "month": 4,
            "count": 0
          },
          {
            "month": 5,
            "count": 0
          },
          {
            "month": 6,
            "count": 0
          },
          {
            "month": 7,
            "count": 0
          },
          {
            "month": 8,
            "count": 0
          },
          {
            "month": 9,
            "count": 0
          },
          {
            "month": 10,
            "count": 0
          },
          {
            "month": 11,
            "count": 0
          },
          {
            "month": 12,
            "count": 0
          }
        ],
        "life_spans": {
          "all": {
            "persons": 1,
            "median": 73,
            "groups": [
              {
                "from_age": 70,
                "count": 1
              }
            ]
          },
          "women": {
            "persons": 0,
            "median": null,
            "groups": []
          },
          "men": {
            "persons": 1,
            "median": 73,
            "groups": [
              {
                "from_age": 70,
                "count": 1
              }
            ]
          }
        },
        "ages_at_marriage": {
          "all": {
            "persons": 0,
            "median": null,
            "groups": []
          },
          "women": {
            "persons": 0,
            "median": null,
            "groups": []
          },
          "men": {
            "persons": 0,
            "median": null,
            "groups": []
          }
        },
        "ages_at_first_child": {
          "all": {
            "persons": 2,
            "median": 30.5,
            "groups": [
              {
                "from_age": 30,
                "count": 2
              }
            ]
          },
          "women": {
            "persons": 1,
            "median": 31,
            "groups": [
              {
                "from_age": 30,
                "count": 1
              }
            ]
          },
          "men": {
            "persons": 1,
            "median": 30,
            "groups": [
              {
                "from_age": 30,
                "count": 1
              }
            ]
          }
        },
        "given_names_by_decade": [
          {
            "decade": 1800,
            "names": [
              {
                "given_name": "Charles",
                "count": 1
              },
              {
                "given_name": "Emma",
                "count": 1
              }
            ]
          },
          {
            "decade": 1830,
            "names": [
              {
                "given_name": "William",
                "count": 1
              }
            ]
          }
        ],
        "top_places": [
          {
            "place": "Downe",
            "count": 1
          },
          {
            "place": "Shrewsbury",
            "count": 1
          }
        ],
        "completeness_by_generation": []
      }
    }
  },
  "listSurnames": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": [
      {
        "surname": "Darwin",
        "count": 3
      }
    ]
  },
  "listAnniversaries": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "from": "2026-02-01",
      "days": "28"
    },
    "status": 200,
    "answer": [
      {
        "on": "2026-02-12",
        "type": "birth",
        "years": 217,
        "event_id": "01980000-0000-7000-8000-000000000035",
        "persons": [
          {
            "id": "01980000-0000-7000-8000-000000000024",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "visibility": "full",
            "display_name": "Charles Robert Darwin",
            "given_name": "Charles Robert",
            "surname": "Darwin",
            "gender": "male",
            "possibly_living": false,
            "death_known": true,
            "birth_year": 1809,
            "death_year": 1882,
            "birth": {
              "date": {
                "qualifier": "exact",
                "calendar": "gregorian",
                "day": 12,
                "month": 2,
                "year": 1809,
                "to_day": null,
                "to_month": null,
                "to_year": null,
                "phrase": null,
                "display": "12 FEB 1809",
                "sort_day": 2381826,
                "display_long": "12 February 1809"
              },
              "place": "Shrewsbury",
              "text": "1809",
              "year_from": 1809,
              "year_to": 1809,
              "qualifier": "exact"
            },
            "death": {
              "date": {
                "qualifier": "exact",
                "calendar": "gregorian",
                "day": 19,
                "month": 4,
                "year": 1882,
                "to_day": null,
                "to_month": null,
                "to_year": null,
                "phrase": null,
                "display": "19 APR 1882",
                "sort_day": 2408555,
                "display_long": "19 April 1882"
              },
              "place": "Downe",
              "text": "1882",
              "year_from": 1882,
              "year_to": 1882,
              "qualifier": "exact"
            },
            "portrait": null
          }
        ]
      }
    ]
  },
  "setSelfPerson": {
    "body": {
      "person_id": "01980000-0000-7000-8000-000000000026"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000001",
      "email": "emma@example.org",
      "display_name": "Emma Darwin",
      "language": null,
      "email_verified": true,
      "self_person_id": "01980000-0000-7000-8000-000000000026",
      "is_instance_owner": true,
      "created_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "createName": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000026"
    },
    "body": {
      "name_type": "maiden",
      "given_name": "Emma",
      "surname": "Wedgwood"
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000036",
      "person_id": "01980000-0000-7000-8000-000000000026",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "name_type": "maiden",
      "given_name": "Emma",
      "surname": "Wedgwood",
      "prefix": null,
      "suffix": null,
      "surname_prefix": null,
      "written": "Emma Wedgwood",
      "language": null,
      "forms": [],
      "identifiers": [],
      "is_primary": false,
      "file_changed_at": null,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listNames": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000026"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000028",
        "person_id": "01980000-0000-7000-8000-000000000026",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "name_type": "birth",
        "given_name": "Emma",
        "surname": "Darwin",
        "prefix": null,
        "suffix": null,
        "surname_prefix": null,
        "written": "Emma Darwin",
        "language": null,
        "forms": [],
        "identifiers": [],
        "is_primary": true,
        "file_changed_at": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      },
      {
        "id": "01980000-0000-7000-8000-000000000036",
        "person_id": "01980000-0000-7000-8000-000000000026",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "name_type": "maiden",
        "given_name": "Emma",
        "surname": "Wedgwood",
        "prefix": null,
        "suffix": null,
        "surname_prefix": null,
        "written": "Emma Wedgwood",
        "language": null,
        "forms": [],
        "identifiers": [],
        "is_primary": false,
        "file_changed_at": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "getName": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000026",
      "name_id": "01980000-0000-7000-8000-000000000036"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000036",
      "person_id": "01980000-0000-7000-8000-000000000026",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "name_type": "maiden",
      "given_name": "Emma",
      "surname": "Wedgwood",
      "prefix": null,
      "suffix": null,
      "surname_prefix": null,
      "written": "Emma Wedgwood",
      "language": null,
      "forms": [],
      "identifiers": [],
      "is_primary": false,
      "file_changed_at": null,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "updateName": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000026",
      "name_id": "01980000-0000-7000-8000-000000000036"
    },
    "body": {
      "prefix": "Miss"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000036",
      "person_id": "01980000-0000-7000-8000-000000000026",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "name_type": "maiden",
      "given_name": "Emma",
      "surname": "Wedgwood",
      "prefix": "Miss",
      "suffix": null,
      "surname_prefix": null,
      "written": "Miss Emma Wedgwood",
      "language": null,
      "forms": [],
      "identifiers": [],
      "is_primary": false,
      "file_changed_at": null,
      "version": 2,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "makeNamePrimary": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000026",
      "name_id": "01980000-0000-7000-8000-000000000036"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000036",
      "person_id": "01980000-0000-7000-8000-000000000026",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "name_type": "maiden",
      "given_name": "Emma",
      "surname": "Wedgwood",
      "prefix": "Miss",
      "suffix": null,
      "surname_prefix": null,
      "written": "Miss Emma Wedgwood",
      "language": null,
      "forms": [],
      "identifiers": [],
      "is_primary": true,
      "file_changed_at": null,
      "version": 3,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "deleteName": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000026",
      "name_id": "01980000-0000-7000-8000-000000000036"
    },
    "status": 204
  },
  "restoreName": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000026",
      "name_id": "01980000-0000-7000-8000-000000000036"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000036",
      "person_id": "01980000-0000-7000-8000-000000000026",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "name_type": "maiden",
      "given_name": "Emma",
      "surname": "Wedgwood",
      "prefix": "Miss",
      "suffix": null,
      "surname_prefix": null,
      "written": "Miss Emma Wedgwood",
      "language": null,
      "forms": [],
      "identifiers": [],
      "is_primary": false,
      "file_changed_at": null,
      "version": 5,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "createEvent": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "type": "marriage",
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "date": {
        "day": 29,
        "month": 1,
        "year": 1839
      },
      "place": "Maer"
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000037",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "person_id": null,
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "type": "marriage",
      "date": {
        "qualifier": "exact",
        "calendar": "gregorian",
        "day": 29,
        "month": 1,
        "year": 1839,
        "to_day": null,
        "to_month": null,
        "to_year": null,
        "phrase": null,
        "display": "29 JAN 1839",
        "sort_day": 2392769,
        "display_long": "29 January 1839"
      },
      "place": "Maer",
      "place_id": "01980000-0000-7000-8000-000000000038",
      "detail": null,
      "notes": null,
      "subtype": null,
      "age": null,
      "identifiers": [],
      "address": null,
      "coordinates": null,
      "cause": null,
      "confidence": null,
      "privacy": "default",
      "asserted": true,
      "file_changed_at": null,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listTreeEvents": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "limit": "2"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000035",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "person_id": "01980000-0000-7000-8000-000000000024",
        "relationship_id": null,
        "type": "birth",
        "date": {
          "qualifier": "exact",
          "calendar": "gregorian",
          "day": 12,
          "month": 2,
          "year": 1809,
          "to_day": null,
          "to_month": null,
          "to_year": null,
          "phrase": null,
          "display": "12 FEB 1809",
          "sort_day": 2381826,
          "display_long": "12 February 1809"
        },
        "place": "Shrewsbury",
        "place_id": "01980000-0000-7000-8000-000000000039",
        "detail": null,
        "notes": null,
        "subtype": null,
        "age": null,
        "identifiers": [],
        "address": null,
        "coordinates": null,
        "cause": null,
        "confidence": null,
        "privacy": "default",
        "asserted": true,
        "file_changed_at": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      },
      {
        "id": "01980000-0000-7000-8000-000000000040",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "person_id": "01980000-0000-7000-8000-000000000024",
        "relationship_id": null,
        "type": "death",
        "date": {
          "qualifier": "exact",
          "calendar": "gregorian",
          "day": 19,
          "month": 4,
          "year": 1882,
          "to_day": null,
          "to_month": null,
          "to_year": null,
          "phrase": null,
          "display": "19 APR 1882",
          "sort_day": 2408555,
          "display_long": "19 April 1882"
        },
        "place": "Downe",
        "place_id": "01980000-0000-7000-8000-000000000041",
        "detail": null,
        "notes": null,
        "subtype": null,
        "age": null,
        "identifiers": [],
        "address": null,
        "coordinates": null,
        "cause": null,
        "confidence": null,
        "privacy": "default",
        "asserted": true,
        "file_changed_at": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "listPersonEvents": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000026"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000033",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "person_id": "01980000-0000-7000-8000-000000000026",
        "relationship_id": null,
        "type": "birth",
        "date": {
          "qualifier": "exact",
          "calendar": "gregorian",
          "day": null,
          "month": null,
          "year": 1808,
          "to_day": null,
          "to_month": null,
          "to_year": null,
          "phrase": null,
          "display": "1808",
          "sort_day": 2381418,
          "display_long": "1808"
        },
        "place": null,
        "place_id": null,
        "detail": null,
        "notes": null,
        "subtype": null,
        "age": null,
        "identifiers": [],
        "address": null,
        "coordinates": null,
        "cause": null,
        "confidence": null,
        "privacy": "default",
        "asserted": true,
        "file_changed_at": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      },
      {
        "id": "01980000-0000-7000-8000-000000000037",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "person_id": null,
        "relationship_id": "01980000-0000-7000-8000-000000000027",
        "type": "marriage",
        "date": {
          "qualifier": "exact",
          "calendar": "gregorian",
          "day": 29,
          "month": 1,
          "year": 1839,
          "to_day": null,
          "to_month": null,
          "to_year": null,
          "phrase": null,
          "display": "29 JAN 1839",
          "sort_day": 2392769,
          "display_long": "29 January 1839"
        },
        "place": "Maer",
        "place_id": "01980000-0000-7000-8000-000000000038",
        "detail": null,
        "notes": null,
        "subtype": null,
        "age": null,
        "identifiers": [],
        "address": null,
        "coordinates": null,
        "cause": null,
        "confidence": null,
        "privacy": "default",
        "asserted": true,
        "file_changed_at": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "listRelationshipEvents": {
    "path": {
      "relationship_id": "01980000-0000-7000-8000-000000000027"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000037",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "person_id": null,
        "relationship_id": "01980000-0000-7000-8000-000000000027",
        "type": "marriage",
        "date": {
          "qualifier": "exact",
          "calendar": "gregorian",
          "day": 29,
          "month": 1,
          "year": 1839,
          "to_day": null,
          "to_month": null,
          "to_year": null,
          "phrase": null,
          "display": "29 JAN 1839",
          "sort_day": 2392769,
          "display_long": "29 January 1839"
        },
        "place": "Maer",
        "place_id": "01980000-0000-7000-8000-000000000038",
        "detail": null,
        "notes": null,
        "subtype": null,
        "age": null,
        "identifiers": [],
        "address": null,
        "coordinates": null,
        "cause": null,
        "confidence": null,
        "privacy": "default",
        "asserted": true,
        "file_changed_at": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "getEvent": {
    "path": {
      "event_id": "01980000-0000-7000-8000-000000000037"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000037",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "person_id": null,
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "type": "marriage",
      "date": {
        "qualifier": "exact",
        "calendar": "gregorian",
        "day": 29,
        "month": 1,
        "year": 1839,
        "to_day": null,
        "to_month": null,
        "to_year": null,
        "phrase": null,
        "display": "29 JAN 1839",
        "sort_day": 2392769,
        "display_long": "29 January 1839"
      },
      "place": "Maer",
      "place_id": "01980000-0000-7000-8000-000000000038",
      "detail": null,
      "notes": null,
      "subtype": null,
      "age": null,
      "identifiers": [],
      "address": null,
      "coordinates": null,
      "cause": null,
      "confidence": null,
      "privacy": "default",
      "asserted": true,
      "file_changed_at": null,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "updateEvent": {
    "path": {
      "event_id": "01980000-0000-7000-8000-000000000037"
    },
    "body": {
      "detail": "In the church of St Peter"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000037",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "person_id": null,
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "type": "marriage",
      "date": {
        "qualifier": "exact",
        "calendar": "gregorian",
        "day": 29,
        "month": 1,
        "year": 1839,
        "to_day": null,
        "to_month": null,
        "to_year": null,
        "phrase": null,
        "display": "29 JAN 1839",
        "sort_day": 2392769,
        "display_long": "29 January 1839"
      },
      "place": "Maer",
      "place_id": "01980000-0000-7000-8000-000000000038",
      "detail": "In the church of St Peter",
      "notes": null,
      "subtype": null,
      "age": null,
      "identifiers": [],
      "address": null,
      "coordinates": null,
      "cause": null,
      "confidence": null,
      "privacy": "default",
      "asserted": true,
      "file_changed_at": null,
      "version": 2,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "deleteEvent": {
    "path": {
      "event_id": "01980000-0000-7000-8000-000000000037"
    },
    "status": 204
  },
  "restoreEvent": {
    "path": {
      "event_id": "01980000-0000-7000-8000-000000000037"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000037",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "person_id": null,
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "type": "marriage",
      "date": {
        "qualifier": "exact",
        "calendar": "gregorian",
        "day": 29,
        "month": 1,
        "year": 1839,
        "to_day": null,
        "to_month": null,
        "to_year": null,
        "phrase": null,
        "display": "29 JAN 1839",
        "sort_day": 2392769,
        "display_long": "29 January 1839"
      },
      "place": "Maer",
      "place_id": "01980000-0000-7000-8000-000000000038",
      "detail": "In the church of St Peter",
      "notes": null,
      "subtype": null,
      "age": null,
      "identifiers": [],
      "address": null,
      "coordinates": null,
      "cause": null,
      "confidence": null,
      "privacy": "default",
      "asserted": true,
      "file_changed_at": null,
      "version": 4,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "createPlace": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "name": "Staffordshire",
      "kind": "county"
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000042",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "parent_id": null,
      "name": "Staffordshire",
      "kind": "county",
      "latitude": null,
      "longitude": null,
      "notes": null,
      "event_count": 0,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listPlaces": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "sort": "name",
      "limit": "100"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000041",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "parent_id": null,
        "name": "Downe",
        "kind": null,
        "latitude": null,
        "longitude": null,
        "notes": null,
        "event_count": 1,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      },
      {
        "id": "01980000-0000-7000-8000-000000000038",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "parent_id": null,
        "name": "Maer",
        "kind": null,
        "latitude": null,
        "longitude": null,
        "notes": null,
        "event_count": 1,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      },
      {
        "id": "01980000-0000-7000-8000-000000000039",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "parent_id": null,
        "name": "Shrewsbury",
        "kind": null,
        "latitude": null,
        "longitude": null,
        "notes": null,
        "event_count": 1,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      },
      {
        "id": "01980000-0000-7000-8000-000000000042",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "parent_id": null,
        "name": "Staffordshire",
        "kind": "county",
        "latitude": null,
        "longitude": null,
        "notes": null,
        "event_count": 0,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "getPlace": {
    "path": {
      "place_id": "01980000-0000-7000-8000-000000000043"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000043",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "parent_id": "01980000-0000-7000-8000-000000000042",
      "name": "Maer, Staffordshire",
      "kind": "village",
      "latitude": 52.94,
      "longitude": -2.31,
      "notes": null,
      "event_count": 0,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "updatePlace": {
    "path": {
      "place_id": "01980000-0000-7000-8000-000000000043"
    },
    "body": {
      "notes": "The home of the Wedgwoods."
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000043",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "parent_id": "01980000-0000-7000-8000-000000000042",
      "name": "Maer, Staffordshire",
      "kind": "village",
      "latitude": 52.94,
      "longitude": -2.31,
      "notes": "The home of the Wedgwoods.",
      "event_count": 0,
      "version": 2,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listPlaceEvents": {
    "path": {
      "place_id": "01980000-0000-7000-8000-000000000043"
    },
    "status": 200,
    "answer": []
  },
  "mergePlace": {
    "path": {
      "place_id": "01980000-0000-7000-8000-000000000043"
    },
    "body": {
      "from_id": "01980000-0000-7000-8000-000000000044"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000043",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "parent_id": "01980000-0000-7000-8000-000000000042",
      "name": "Maer, Staffordshire",
      "kind": "village",
      "latitude": 52.94,
      "longitude": -2.31,
      "notes": "The home of the Wedgwoods.",
      "event_count": 0,
      "version": 3,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "deletePlace": {
    "path": {
      "place_id": "01980000-0000-7000-8000-000000000043"
    },
    "status": 204
  },
  "listTreeRelationships": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "limit": "2"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000027",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "type": "partnership",
        "from_person_id": "01980000-0000-7000-8000-000000000024",
        "to_person_id": "01980000-0000-7000-8000-000000000026",
        "redacted": false,
        "visibility": "full",
        "qualifier": null,
        "notes": null,
        "identifiers": [],
        "position": null,
        "to_position": null,
        "twin_group": null,
        "file_changed_at": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      },
      {
        "id": "01980000-0000-7000-8000-000000000031",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "type": "parent_child",
        "from_person_id": "01980000-0000-7000-8000-000000000024",
        "to_person_id": "01980000-0000-7000-8000-000000000030",
        "redacted": false,
        "visibility": "full",
        "qualifier": "biological",
        "notes": null,
        "identifiers": [],
        "position": null,
        "to_position": null,
        "twin_group": null,
        "file_changed_at": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "listPersonRelationships": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000030"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000031",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "type": "parent_child",
        "from_person_id": "01980000-0000-7000-8000-000000000024",
        "to_person_id": "01980000-0000-7000-8000-000000000030",
        "redacted": false,
        "visibility": "full",
        "qualifier": "biological",
        "notes": null,
        "identifiers": [],
        "position": null,
        "to_position": null,
        "twin_group": null,
        "file_changed_at": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      },
      {
        "id": "01980000-0000-7000-8000-000000000032",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "type": "parent_child",
        "from_person_id": "01980000-0000-7000-8000-000000000026",
        "to_person_id": "01980000-0000-7000-8000-000000000030",
        "redacted": false,
        "visibility": "full",
        "qualifier": "biological",
        "notes": null,
        "identifiers": [],
        "position": null,
        "to_position": null,
        "twin_group": null,
        "file_changed_at": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "orderRelationships": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "person_id": "01980000-0000-7000-8000-000000000024",
      "of": "partners",
      "ids": [
        "01980000-0000-7000-8000-000000000027"
      ]
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000027",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "type": "partnership",
        "from_person_id": "01980000-0000-7000-8000-000000000024",
        "to_person_id": "01980000-0000-7000-8000-000000000026",
        "redacted": false,
        "visibility": "full",
        "qualifier": null,
        "notes": null,
        "identifiers": [],
        "position": 1,
        "to_position": null,
        "twin_group": null,
        "file_changed_at": null,
        "version": 2,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "getRelationship": {
    "path": {
      "relationship_id": "01980000-0000-7000-8000-000000000027"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000027",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "type": "partnership",
      "from_person_id": "01980000-0000-7000-8000-000000000024",
      "to_person_id": "01980000-0000-7000-8000-000000000026",
      "redacted": false,
      "visibility": "full",
      "qualifier": null,
      "notes": null,
      "identifiers": [],
      "position": 1,
      "to_position": null,
      "twin_group": null,
      "file_changed_at": null,
      "version": 2,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "updateRelationship": {
    "path": {
      "relationship_id": "01980000-0000-7000-8000-000000000027"
    },
    "body": {
      "notes": "They were first cousins."
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000027",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "type": "partnership",
      "from_person_id": "01980000-0000-7000-8000-000000000024",
      "to_person_id": "01980000-0000-7000-8000-000000000026",
      "redacted": false,
      "visibility": "full",
      "qualifier": null,
      "notes": "They were first cousins.",
      "identifiers": [],
      "position": 1,
      "to_position": null,
      "twin_group": null,
      "file_changed_at": null,
      "version": 3,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "deleteRelationship": {
    "path": {
      "relationship_id": "01980000-0000-7000-8000-000000000027"
    },
    "status": 204
  },
  "restoreRelationship": {
    "path": {
      "relationship_id": "01980000-0000-7000-8000-000000000027"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000027",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "type": "partnership",
      "from_person_id": "01980000-0000-7000-8000-000000000024",
      "to_person_id": "01980000-0000-7000-8000-000000000026",
      "redacted": false,
      "visibility": "full",
      "qualifier": null,
      "notes": "They were first cousins.",
      "identifiers": [],
      "position": 1,
      "to_position": null,
      "twin_group": null,
      "file_changed_at": null,
      "version": 5,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "createAssociation": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "associate_name": "John Allen Wedgwood",
      "role": "CLERGY"
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000045",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "person_id": null,
      "event_id": null,
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "associate_id": null,
      "associate_name": "John Allen Wedgwood",
      "role": "CLERGY",
      "phrase": null,
      "notes": null,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listAssociations": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "limit": "100"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000045",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "person_id": null,
        "event_id": null,
        "relationship_id": "01980000-0000-7000-8000-000000000027",
        "associate_id": null,
        "associate_name": "John Allen Wedgwood",
        "role": "CLERGY",
        "phrase": null,
        "notes": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "listPersonAssociations": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000026"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000045",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "person_id": null,
        "event_id": null,
        "relationship_id": "01980000-0000-7000-8000-000000000027",
        "associate_id": null,
        "associate_name": "John Allen Wedgwood",
        "role": "CLERGY",
        "phrase": null,
        "notes": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "getAssociation": {
    "path": {
      "association_id": "01980000-0000-7000-8000-000000000045"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000045",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "person_id": null,
      "event_id": null,
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "associate_id": null,
      "associate_name": "John Allen Wedgwood",
      "role": "CLERGY",
      "phrase": null,
      "notes": null,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "updateAssociation": {
    "path": {
      "association_id": "01980000-0000-7000-8000-000000000045"
    },
    "body": {
      "phrase": "Vicar of Maer"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000045",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "person_id": null,
      "event_id": null,
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "associate_id": null,
      "associate_name": "John Allen Wedgwood",
      "role": "CLERGY",
      "phrase": "Vicar of Maer",
      "notes": null,
      "version": 2,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "deleteAssociation": {
    "path": {
      "association_id": "01980000-0000-7000-8000-000000000045"
    },
    "status": 204
  },
  "restoreAssociation": {
    "path": {
      "association_id": "01980000-0000-7000-8000-000000000045"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000045",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "person_id": null,
      "event_id": null,
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "associate_id": null,
      "associate_name": "John Allen Wedgwood",
      "role": "CLERGY",
      "phrase": "Vicar of Maer",
      "notes": null,
      "version": 4,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "createSource": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "title": "Parish register of Maer",
      "repository": "Staffordshire Record Office",
      "call_number": "D3227/1"
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000046",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "title": "Parish register of Maer",
      "author": null,
      "publication": null,
      "repository": "Staffordshire Record Office",
      "call_number": "D3227/1",
      "url": null,
      "notes": null,
      "abbreviation": null,
      "text": null,
      "identifiers": [],
      "fields": [],
      "file_changed_at": null,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listSources": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "limit": "100"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000046",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "title": "Parish register of Maer",
        "author": null,
        "publication": null,
        "repository": "Staffordshire Record Office",
        "call_number": "D3227/1",
        "url": null,
        "notes": null,
        "abbreviation": null,
        "text": null,
        "identifiers": [],
        "fields": [],
        "file_changed_at": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "getSource": {
    "path": {
      "source_id": "01980000-0000-7000-8000-000000000046"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000046",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "title": "Parish register of Maer",
      "author": null,
      "publication": null,
      "repository": "Staffordshire Record Office",
      "call_number": "D3227/1",
      "url": null,
      "notes": null,
      "abbreviation": null,
      "text": null,
      "identifiers": [],
      "fields": [],
      "file_changed_at": null,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listSourceRecords": {
    "path": {
      "source_id": "01980000-0000-7000-8000-000000000046"
    },
    "status": 200,
    "answer": []
  },
  "updateSource": {
    "path": {
      "source_id": "01980000-0000-7000-8000-000000000046"
    },
    "body": {
      "author": "The vicar of Maer"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000046",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "title": "Parish register of Maer",
      "author": "The vicar of Maer",
      "publication": null,
      "repository": "Staffordshire Record Office",
      "call_number": "D3227/1",
      "url": null,
      "notes": null,
      "abbreviation": null,
      "text": null,
      "identifiers": [],
      "fields": [],
      "file_changed_at": null,
      "version": 2,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "createCitation": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "source_id": "01980000-0000-7000-8000-000000000046",
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "page": "page 12",
      "confidence": 3
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000047",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "source_id": "01980000-0000-7000-8000-000000000046",
      "person_id": null,
      "event_id": null,
      "name_id": null,
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "page": "page 12",
      "detail": null,
      "confidence": 3,
      "date": null,
      "url": null,
      "event_type": null,
      "role": null,
      "notes": null,
      "identifiers": [],
      "fields": [],
      "about": null,
      "text": null,
      "file_changed_at": null,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listCitations": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "limit": "100"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000047",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "source_id": "01980000-0000-7000-8000-000000000046",
        "person_id": null,
        "event_id": null,
        "name_id": null,
        "relationship_id": "01980000-0000-7000-8000-000000000027",
        "page": "page 12",
        "detail": null,
        "confidence": 3,
        "date": null,
        "url": null,
        "event_type": null,
        "role": null,
        "notes": null,
        "identifiers": [],
        "fields": [],
        "about": null,
        "text": null,
        "file_changed_at": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "getCitation": {
    "path": {
      "citation_id": "01980000-0000-7000-8000-000000000047"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000047",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "source_id": "01980000-0000-7000-8000-000000000046",
      "person_id": null,
      "event_id": null,
      "name_id": null,
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "page": "page 12",
      "detail": null,
      "confidence": 3,
      "date": null,
      "url": null,
      "event_type": null,
      "role": null,
      "notes": null,
      "identifiers": [],
      "fields": [],
      "about": null,
      "text": null,
      "file_changed_at": null,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "updateCitation": {
    "path": {
      "citation_id": "01980000-0000-7000-8000-000000000047"
    },
    "body": {
      "detail": "Charles Darwin and Emma Wedgwood"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000047",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "source_id": "01980000-0000-7000-8000-000000000046",
      "person_id": null,
      "event_id": null,
      "name_id": null,
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "page": "page 12",
      "detail": "Charles Darwin and Emma Wedgwood",
      "confidence": 3,
      "date": null,
      "url": null,
      "event_type": null,
      "role": null,
      "notes": null,
      "identifiers": [],
      "fields": [],
      "about": null,
      "text": "Charles Darwin and Emma Wedgwood",
      "file_changed_at": null,
      "version": 2,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "deleteCitation": {
    "path": {
      "citation_id": "01980000-0000-7000-8000-000000000047"
    },
    "status": 204
  },
  "restoreCitation": {
    "path": {
      "citation_id": "01980000-0000-7000-8000-000000000047"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000047",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "source_id": "01980000-0000-7000-8000-000000000046",
      "person_id": null,
      "event_id": null,
      "name_id": null,
      "relationship_id": "01980000-0000-7000-8000-000000000027",
      "page": "page 12",
      "detail": "Charles Darwin and Emma Wedgwood",
      "confidence": 3,
      "date": null,
      "url": null,
      "event_type": null,
      "role": null,
      "notes": null,
      "identifiers": [],
      "fields": [],
      "about": null,
      "text": "Charles Darwin and Emma Wedgwood",
      "file_changed_at": null,
      "version": 4,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "deleteSource": {
    "path": {
      "source_id": "01980000-0000-7000-8000-000000000048"
    },
    "status": 204
  },
  "restoreSource": {
    "path": {
      "source_id": "01980000-0000-7000-8000-000000000048"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000048",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "title": "A letter",
      "author": null,
      "publication": null,
      "repository": null,
      "call_number": null,
      "url": null,
      "notes": null,
      "abbreviation": null,
      "text": null,
      "identifiers": [],
      "fields": [],
      "file_changed_at": null,
      "version": 3,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "uploadMedia": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "file": "(the bytes of the picture)",
      "title": "Charles in 1854",
      "person_id": "01980000-0000-7000-8000-000000000024"
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000049",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "title": "Charles in 1854",
      "identifiers": [],
      "filename": "charles.png",
      "content_type": "image/png",
      "size": 68,
      "checksum": "sha256:431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460",
      "width": 1,
      "height": 1,
      "person_id": "01980000-0000-7000-8000-000000000024",
      "event_id": null,
      "source_id": null,
      "links": [
        {
          "target_type": "person",
          "target_id": "01980000-0000-7000-8000-000000000024"
        }
      ],
      "url": "/api/v1/media/01980000-0000-7000-8000-000000000049/content",
      "thumbnail_url": "/api/v1/media/01980000-0000-7000-8000-000000000049/thumbnail?size=320&checksum=431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460",
      "file_changed_at": null,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listMedia": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "limit": "100"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000049",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "title": "Charles in 1854",
        "identifiers": [],
        "filename": "charles.png",
        "content_type": "image/png",
        "size": 68,
        "checksum": "sha256:431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460",
        "width": 1,
        "height": 1,
        "person_id": "01980000-0000-7000-8000-000000000024",
        "event_id": null,
        "source_id": null,
        "links": [
          {
            "target_type": "person",
            "target_id": "01980000-0000-7000-8000-000000000024"
          }
        ],
        "url": "/api/v1/media/01980000-0000-7000-8000-000000000049/content",
        "thumbnail_url": "/api/v1/media/01980000-0000-7000-8000-000000000049/thumbnail?size=320&checksum=431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460",
        "file_changed_at": null,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "getMedia": {
    "path": {
      "media_id": "01980000-0000-7000-8000-000000000049"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000049",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "title": "Charles in 1854",
      "identifiers": [],
      "filename": "charles.png",
      "content_type": "image/png",
      "size": 68,
      "checksum": "sha256:431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460",
      "width": 1,
      "height": 1,
      "person_id": "01980000-0000-7000-8000-000000000024",
      "event_id": null,
      "source_id": null,
      "links": [
        {
          "target_type": "person",
          "target_id": "01980000-0000-7000-8000-000000000024"
        }
      ],
      "url": "/api/v1/media/01980000-0000-7000-8000-000000000049/content",
      "thumbnail_url": "/api/v1/media/01980000-0000-7000-8000-000000000049/thumbnail?size=320&checksum=431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460",
      "file_changed_at": null,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "updateMedia": {
    "path": {
      "media_id": "01980000-0000-7000-8000-000000000049"
    },
    "body": {
      "title": "Charles Darwin in 1854"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000049",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "title": "Charles Darwin in 1854",
      "identifiers": [],
      "filename": "charles.png",
      "content_type": "image/png",
      "size": 68,
      "checksum": "sha256:431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460",
      "width": 1,
      "height": 1,
      "person_id": "01980000-0000-7000-8000-000000000024",
      "event_id": null,
      "source_id": null,
      "links": [
        {
          "target_type": "person",
          "target_id": "01980000-0000-7000-8000-000000000024"
        }
      ],
      "url": "/api/v1/media/01980000-0000-7000-8000-000000000049/content",
      "thumbnail_url": "/api/v1/media/01980000-0000-7000-8000-000000000049/thumbnail?size=320&checksum=431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460",
      "file_changed_at": null,
      "version": 2,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "linkMedia": {
    "path": {
      "media_id": "01980000-0000-7000-8000-000000000049"
    },
    "body": {
      "target_type": "person",
      "target_id": "01980000-0000-7000-8000-000000000026"
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000049",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "title": "Charles Darwin in 1854",
      "identifiers": [],
      "filename": "charles.png",
      "content_type": "image/png",
      "size": 68,
      "checksum": "sha256:431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460",
      "width": 1,
      "height": 1,
      "person_id": "01980000-0000-7000-8000-000000000024",
      "event_id": null,
      "source_id": null,
      "links": [
        {
          "target_type": "person",
          "target_id": "01980000-0000-7000-8000-000000000024"
        },
        {
          "target_type": "person",
          "target_id": "01980000-0000-7000-8000-000000000026"
        }
      ],
      "url": "/api/v1/media/01980000-0000-7000-8000-000000000049/content",
      "thumbnail_url": "/api/v1/media/01980000-0000-7000-8000-000000000049/thumbnail?size=320&checksum=431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460",
      "file_changed_at": null,
      "version": 3,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "unlinkMedia": {
    "path": {
      "media_id": "01980000-0000-7000-8000-000000000049",
      "target_type": "person",
      "target_id": "01980000-0000-7000-8000-000000000026"
    },
    "status": 204
  },
  "getMediaThumbnail": {
    "path": {
      "media_id": "01980000-0000-7000-8000-000000000049"
    },
    "query": {
      "size": "160"
    },
    "status": 200
  },
  "getQuestionPicture": {
    "path": {
      "question": "q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"
    },
    "status": 200
  },
  "getMediaContent": {
    "path": {
      "media_id": "01980000-0000-7000-8000-000000000049"
    },
    "headers": {
      "Range": "bytes=0-7"
    },
    "status": 206
  },
  "deleteMedia": {
    "path": {
      "media_id": "01980000-0000-7000-8000-000000000049"
    },
    "status": 204
  },
  "restoreMedia": {
    "path": {
      "media_id": "01980000-0000-7000-8000-000000000049"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000049",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "title": "Charles Darwin in 1854",
      "identifiers": [],
      "filename": "charles.png",
      "content_type": "image/png",
      "size": 68,
      "checksum": "sha256:431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460",
      "width": 1,
      "height": 1,
      "person_id": "01980000-0000-7000-8000-000000000024",
      "event_id": null,
      "source_id": null,
      "links": [
        {
          "target_type": "person",
          "target_id": "01980000-0000-7000-8000-000000000024"
        }
      ],
      "url": "/api/v1/media/01980000-0000-7000-8000-000000000049/content",
      "thumbnail_url": "/api/v1/media/01980000-0000-7000-8000-000000000049/thumbnail?size=320&checksum=431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460",
      "file_changed_at": null,
      "version": 6,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "createPersonComment": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000026"
    },
    "body": {
      "text": "Her letters are at Cambridge."
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000050",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "subject_type": "person",
      "subject_id": "01980000-0000-7000-8000-000000000026",
      "author": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "text": "Her letters are at Cambridge.",
      "mentions": [],
      "created_at": "2026-01-15T10:30:00.000Z",
      "edited_at": null,
      "version": 1
    }
  },
  "listPersonComments": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000026"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000050",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "subject_type": "person",
        "subject_id": "01980000-0000-7000-8000-000000000026",
        "author": {
          "id": "01980000-0000-7000-8000-000000000001",
          "display_name": "Emma Darwin"
        },
        "text": "Her letters are at Cambridge.",
        "mentions": [],
        "created_at": "2026-01-15T10:30:00.000Z",
        "edited_at": null,
        "version": 1
      }
    ]
  },
  "createEventComment": {
    "path": {
      "event_id": "01980000-0000-7000-8000-000000000051"
    },
    "body": {
      "text": "At St Peter's."
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000052",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "subject_type": "event",
      "subject_id": "01980000-0000-7000-8000-000000000051",
      "author": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "text": "At St Peter's.",
      "mentions": [],
      "created_at": "2026-01-15T10:30:00.000Z",
      "edited_at": null,
      "version": 1
    }
  },
  "listEventComments": {
    "path": {
      "event_id": "01980000-0000-7000-8000-000000000051"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000052",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "subject_type": "event",
        "subject_id": "01980000-0000-7000-8000-000000000051",
        "author": {
          "id": "01980000-0000-7000-8000-000000000001",
          "display_name": "Emma Darwin"
        },
        "text": "At St Peter's.",
        "mentions": [],
        "created_at": "2026-01-15T10:30:00.000Z",
        "edited_at": null,
        "version": 1
      }
    ]
  },
  "createMediaComment": {
    "path": {
      "media_id": "01980000-0000-7000-8000-000000000049"
    },
    "body": {
      "text": "The hat is hers."
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000053",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "subject_type": "media",
      "subject_id": "01980000-0000-7000-8000-000000000049",
      "author": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "text": "The hat is hers.",
      "mentions": [],
      "created_at": "2026-01-15T10:30:00.000Z",
      "edited_at": null,
      "version": 1
    }
  },
  "listMediaComments": {
    "path": {
      "media_id": "01980000-0000-7000-8000-000000000049"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000053",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "subject_type": "media",
        "subject_id": "01980000-0000-7000-8000-000000000049",
        "author": {
          "id": "01980000-0000-7000-8000-000000000001",
          "display_name": "Emma Darwin"
        },
        "text": "The hat is hers.",
        "mentions": [],
        "created_at": "2026-01-15T10:30:00.000Z",
        "edited_at": null,
        "version": 1
      }
    ]
  },
  "createSourceComment": {
    "path": {
      "source_id": "01980000-0000-7000-8000-000000000054"
    },
    "body": {
      "text": "Page 12 is torn."
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000055",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "subject_type": "source",
      "subject_id": "01980000-0000-7000-8000-000000000054",
      "author": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "text": "Page 12 is torn.",
      "mentions": [],
      "created_at": "2026-01-15T10:30:00.000Z",
      "edited_at": null,
      "version": 1
    }
  },
  "listSourceComments": {
    "path": {
      "source_id": "01980000-0000-7000-8000-000000000054"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000055",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "subject_type": "source",
        "subject_id": "01980000-0000-7000-8000-000000000054",
        "author": {
          "id": "01980000-0000-7000-8000-000000000001",
          "display_name": "Emma Darwin"
        },
        "text": "Page 12 is torn.",
        "mentions": [],
        "created_at": "2026-01-15T10:30:00.000Z",
        "edited_at": null,
        "version": 1
      }
    ]
  },
  "getComment": {
    "path": {
      "comment_id": "01980000-0000-7000-8000-000000000050"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000050",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "subject_type": "person",
      "subject_id": "01980000-0000-7000-8000-000000000026",
      "author": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "text": "Her letters are at Cambridge.",
      "mentions": [],
      "created_at": "2026-01-15T10:30:00.000Z",
      "edited_at": null,
      "version": 1
    }
  },
  "updateComment": {
    "path": {
      "comment_id": "01980000-0000-7000-8000-000000000050"
    },
    "body": {
      "text": "Her letters are at Cambridge and at Keele."
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000050",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "subject_type": "person",
      "subject_id": "01980000-0000-7000-8000-000000000026",
      "author": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "text": "Her letters are at Cambridge and at Keele.",
      "mentions": [],
      "created_at": "2026-01-15T10:30:00.000Z",
      "edited_at": "2026-01-15T10:30:00.000Z",
      "version": 2
    }
  },
  "deleteComment": {
    "path": {
      "comment_id": "01980000-0000-7000-8000-000000000050"
    },
    "status": 204
  },
  "restoreComment": {
    "path": {
      "comment_id": "01980000-0000-7000-8000-000000000050"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000050",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "subject_type": "person",
      "subject_id": "01980000-0000-7000-8000-000000000026",
      "author": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "text": "Her letters are at Cambridge and at Keele.",
      "mentions": [],
      "created_at": "2026-01-15T10:30:00.000Z",
      "edited_at": "2026-01-15T10:30:00.000Z",
      "version": 4
    }
  },
  "createWebhook": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "url": "https://archive.example.org/stemma",
      "actions": [
        "person.create",
        "person.update"
      ],
      "active": true
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000056",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "url": "https://archive.example.org/stemma",
      "actions": [
        "person.create",
        "person.update"
      ],
      "active": true,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z",
      "secret": "whsec_q0l7bUeWvZ3oGk1XyR9sTn4hDf8aMc2EjP5iLw6KxYA"
    }
  },
  "listWebhooks": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000056",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "url": "https://archive.example.org/stemma",
        "actions": [
          "person.create",
          "person.update"
        ],
        "active": true,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "getWebhook": {
    "path": {
      "webhook_id": "01980000-0000-7000-8000-000000000056"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000056",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "url": "https://archive.example.org/stemma",
      "actions": [
        "person.create",
        "person.update"
      ],
      "active": true,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "updateWebhook": {
    "path": {
      "webhook_id": "01980000-0000-7000-8000-000000000056"
    },
    "body": {
      "actions": null
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000056",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "url": "https://archive.example.org/stemma",
      "actions": null,
      "active": true,
      "version": 2,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listWebhookDeliveries": {
    "path": {
      "webhook_id": "01980000-0000-7000-8000-000000000056"
    },
    "status": 200,
    "answer": []
  },
  "deleteWebhook": {
    "path": {
      "webhook_id": "01980000-0000-7000-8000-000000000056"
    },
    "status": 204
  },
  "runBatch": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "operations": [
        {
          "op": "create",
          "entity": "person",
          "ref": "anne",
          "data": {
            "given_name": "Anne Elizabeth",
            "surname": "Darwin"
          }
        }
      ]
    },
    "status": 201,
    "answer": {
      "change_id": "01980000-0000-7000-8000-000000000057",
      "records": [
        {
          "ref": "anne",
          "entity": "person",
          "id": "01980000-0000-7000-8000-000000000058",
          "version": 1
        }
      ]
    }
  },
  "createProposal": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "summary": "Their second child is missing.",
      "operations": [
        {
          "op": "create",
          "entity": "person",
          "ref": "anne",
          "data": {
            "given_name": "Anne Elizabeth",
            "surname": "Darwin"
          }
        },
        {
          "op": "create",
          "entity": "relationship",
          "data": {
            "type": "parent_child",
            "from_person_id": "01980000-0000-7000-8000-000000000026",
            "to_person_id": "$anne"
          }
        }
      ]
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000059",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "status": "pending",
      "origin": "contributor",
      "summary": "Their second child is missing.",
      "operations": [
        {
          "op": "create",
          "entity": "person",
          "done": false,
          "ref": "anne",
          "data": {
            "given_name": "Anne Elizabeth",
            "surname": "Darwin"
          }
        },
        {
          "op": "create",
          "entity": "relationship",
          "done": false,
          "data": {
            "type": "parent_child",
            "from_person_id": "01980000-0000-7000-8000-000000000026",
            "to_person_id": "$anne"
          }
        }
      ],
      "proposer": {
        "id": "01980000-0000-7000-8000-000000000013",
        "display_name": "Charles Darwin"
      },
      "reviewer": null,
      "reject_reason": null,
      "apply_error": null,
      "applied_operations": 0,
      "undone_operations": 0,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listProposals": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "status": "pending"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000012",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "status": "pending",
        "origin": "contributor",
        "summary": "Where was she born?",
        "operations": [
          {
            "op": "create",
            "entity": "source",
            "done": false,
            "ref": "answer",
            "data": {
              "title": "Aunt Etty, answer of 2026-11-25"
            }
          },
          {
            "op": "update",
            "entity": "person",
            "done": false,
            "id": "01980000-0000-7000-8000-000000000010",
            "data": {
              "notes": "Aunt Etty, answer of 2026-11-25:\nIn London."
            }
          },
          {
            "op": "create",
            "entity": "citation",
            "done": false,
            "data": {
              "source_id": "$answer",
              "person_id": "01980000-0000-7000-8000-000000000010"
            }
          }
        ],
        "proposer": {
          "id": "01980000-0000-7000-8000-000000000001",
          "display_name": "Emma Darwin"
        },
        "reviewer": null,
        "reject_reason": null,
        "apply_error": null,
        "applied_operations": 0,
        "undone_operations": 0,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      },
      {
        "id": "01980000-0000-7000-8000-000000000059",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "status": "pending",
        "origin": "contributor",
        "summary": "Their second child is missing.",
        "operations": [
          {
            "op": "create",
            "entity": "person",
            "done": false,
            "ref": "anne",
            "data": {
              "given_name": "Anne Elizabeth",
              "surname": "Darwin"
            }
          },
          {
            "op": "create",
            "entity": "relationship",
            "done": false,
            "data": {
              "type": "parent_child",
              "from_person_id": "01980000-0000-7000-8000-000000000026",
              "to_person_id": "$anne"
            }
          }
        ],
        "proposer": {
          "id": "01980000-0000-7000-8000-000000000013",
          "display_name": "Charles Darwin"
        },
        "reviewer": null,
        "reject_reason": null,
        "apply_error": null,
        "applied_operations": 0,
        "undone_operations": 0,
        "version": 1,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "countProposals": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": {
      "pending": 2,
      "applied": 0,
      "rejected": 0,
      "by_origin": {
        "assistant": 0,
        "contributor": 2
      }
    }
  },
  "getProposal": {
    "path": {
      "proposal_id": "01980000-0000-7000-8000-000000000059"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000059",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "status": "pending",
      "origin": "contributor",
      "summary": "Their second child is missing.",
      "operations": [
        {
          "op": "create",
          "entity": "person",
          "done": false,
          "ref": "anne",
          "data": {
            "given_name": "Anne Elizabeth",
            "surname": "Darwin"
          }
        },
        {
          "op": "create",
          "entity": "relationship",
          "done": false,
          "data": {
            "type": "parent_child",
            "from_person_id": "01980000-0000-7000-8000-000000000026",
            "to_person_id": "$anne"
          }
        }
      ],
      "proposer": {
        "id": "01980000-0000-7000-8000-000000000013",
        "display_name": "Charles Darwin"
      },
      "reviewer": null,
      "reject_reason": null,
      "apply_error": null,
      "applied_operations": 0,
      "undone_operations": 0,
      "version": 1,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z",
      "diff": [
        {
          "operation": 0,
          "op": "create",
          "entity": "person",
          "id": null,
          "label": "Anne Elizabeth Darwin",
          "is_applied": false,
          "before": null,
          "after": {
            "given_name": "Anne Elizabeth",
            "surname": "Darwin"
          },
          "mentions": [],
          "basis": null
        },
        {
          "operation": 1,
          "op": "create",
          "entity": "relationship",
          "id": null,
          "label": "parent_child, Emma Darwin, Anne Elizabeth Darwin",
          "is_applied": false,
          "before": null,
          "after": {
            "type": "parent_child",
            "from_person_id": "01980000-0000-7000-8000-000000000026",
            "to_person_id": "$anne"
          },
          "mentions": [
            {
              "id": "01980000-0000-7000-8000-000000000026",
              "entity": "person",
              "label": "Emma Darwin"
            },
            {
              "id": "$anne",
              "entity": "person",
              "label": "Anne Elizabeth Darwin"
            }
          ],
          "basis": null
        }
      ],
      "stale": [],
      "change_ids": []
    }
  },
  "createProposalComment": {
    "path": {
      "proposal_id": "01980000-0000-7000-8000-000000000059"
    },
    "body": {
      "text": "See the register of Maer, page 12."
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000060",
      "proposal_id": "01980000-0000-7000-8000-000000000059",
      "author": {
        "id": "01980000-0000-7000-8000-000000000013",
        "display_name": "Charles Darwin"
      },
      "via": {
        "kind": "session",
        "id": "01980000-0000-7000-8000-000000000061",
        "name": "Example/1.0"
      },
      "text": "See the register of Maer, page 12.",
      "created_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "listProposalComments": {
    "path": {
      "proposal_id": "01980000-0000-7000-8000-000000000059"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000060",
        "proposal_id": "01980000-0000-7000-8000-000000000059",
        "author": {
          "id": "01980000-0000-7000-8000-000000000013",
          "display_name": "Charles Darwin"
        },
        "via": {
          "kind": "session",
          "id": "01980000-0000-7000-8000-000000000061",
          "name": "Example/1.0"
        },
        "text": "See the register of Maer, page 12.",
        "created_at": "2026-01-15T10:30:00.000Z"
      }
    ]
  },
  "applyProposal": {
    "path": {
      "proposal_id": "01980000-0000-7000-8000-000000000059"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000059",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "status": "applied",
      "origin": "contributor",
      "summary": "Their second child is missing.",
      "operations": [
        {
          "op": "create",
          "entity": "person",
          "done": true,
          "ref": "anne",
          "data": {
            "given_name": "Anne Elizabeth",
            "surname": "Darwin"
          }
        },
        {
          "op": "create",
          "entity": "relationship",
          "done": true,
          "data": {
            "type": "parent_child",
            "from_person_id": "01980000-0000-7000-8000-000000000026",
            "to_person_id": "$anne"
          }
        }
      ],
      "proposer": {
        "id": "01980000-0000-7000-8000-000000000013",
        "display_name": "Charles Darwin"
      },
      "reviewer": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "reject_reason": null,
      "apply_error": null,
      "applied_operations": 2,
      "undone_operations": 0,
      "version": 3,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "undoProposal": {
    "path": {
      "proposal_id": "01980000-0000-7000-8000-000000000059"
    },
    "body": {},
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000062",
      "seq": 82,
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "at": "2026-01-15T10:30:00.000Z",
      "actor": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "via": {
        "kind": "session",
        "id": "01980000-0000-7000-8000-000000000016",
        "name": "Example/1.0"
      },
      "action": "proposal.undo",
      "summary": "Undid the proposal “Their second child is missing.”",
      "subject": {
        "type": "proposal",
        "id": "01980000-0000-7000-8000-000000000059",
        "name": "Their second child is missing."
      },
      "reason": null,
      "undoes": null,
      "undone_by": null,
      "proposal_id": "01980000-0000-7000-8000-000000000059",
      "entry_count": 4
    }
  },
  "rejectProposal": {
    "path": {
      "proposal_id": "01980000-0000-7000-8000-000000000063"
    },
    "body": {
      "reason": "Please name a source."
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000063",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "status": "rejected",
      "origin": "contributor",
      "summary": null,
      "operations": [
        {
          "op": "update",
          "entity": "person",
          "done": false,
          "id": "01980000-0000-7000-8000-000000000024",
          "data": {
            "notes": "A naturalist."
          }
        }
      ],
      "proposer": {
        "id": "01980000-0000-7000-8000-000000000013",
        "display_name": "Charles Darwin"
      },
      "reviewer": {
        "id": "01980000-0000-7000-8000-000000000001",
        "display_name": "Emma Darwin"
      },
      "reject_reason": "Please name a source.",
      "apply_error": null,
      "applied_operations": 0,
      "undone_operations": 0,
      "version": 2,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "deleteProposal": {
    "path": {
      "proposal_id": "01980000-0000-7000-8000-000000000063"
    },
    "status": 204
  },
  "listPublicTrees": {
    "query": {
      "q": "darwin"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000007",
        "name": "The Darwins of Down House",
        "description": "Four generations in Kent.",
        "visibility": "public",
        "home_person_id": null,
        "revision": null,
        "version": null,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": null,
        "role": null
      }
    ]
  },
  "getPublicTree": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000007",
      "name": "The Darwins of Down House",
      "description": "Four generations in Kent.",
      "visibility": "public",
      "home_person_id": null,
      "revision": null,
      "version": null,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": null,
      "role": null
    }
  },
  "listPublicPersons": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "limit": "2"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000010",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "visibility": "redacted",
        "display_name": "Living person",
        "given_name": null,
        "surname": null,
        "gender": null,
        "is_living": null,
        "notes": null,
        "privacy": null,
        "identifiers": null,
        "file_changed_at": null,
        "possibly_living": null,
        "death_known": null,
        "birth_year": null,
        "death_year": null,
        "version": null,
        "created_at": null,
        "updated_at": null,
        "deleted_at": null,
        "portrait": null
      },
      {
        "id": "01980000-0000-7000-8000-000000000024",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "visibility": "full",
        "display_name": "Charles Robert Darwin",
        "given_name": "Charles Robert",
        "surname": "Darwin",
        "gender": "male",
        "is_living": null,
        "notes": null,
        "privacy": "default",
        "identifiers": [],
        "file_changed_at": null,
        "possibly_living": false,
        "death_known": true,
        "birth_year": 1809,
        "death_year": 1882,
        "version": null,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": null,
        "deleted_at": null,
        "portrait": {
          "media_id": "01980000-0000-7000-8000-000000000049",
          "x": 0.2,
          "y": 0.1,
          "width": 0.5,
          "height": 0.5
        }
      }
    ]
  },
  "listPublicRelationships": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "limit": "2"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000027",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "type": "partnership",
        "from_person_id": "01980000-0000-7000-8000-000000000024",
        "to_person_id": "01980000-0000-7000-8000-000000000026",
        "redacted": false,
        "visibility": "full",
        "qualifier": null,
        "notes": "They were first cousins.",
        "identifiers": [],
        "position": null,
        "to_position": null,
        "twin_group": null,
        "file_changed_at": null,
        "version": null,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": null
      },
      {
        "id": "01980000-0000-7000-8000-000000000031",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "type": "parent_child",
        "from_person_id": "01980000-0000-7000-8000-000000000024",
        "to_person_id": "01980000-0000-7000-8000-000000000030",
        "redacted": false,
        "visibility": "full",
        "qualifier": "biological",
        "notes": null,
        "identifiers": [],
        "position": null,
        "to_position": null,
        "twin_group": null,
        "file_changed_at": null,
        "version": null,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": null
      }
    ]
  },
  "listPublicEvents": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "limit": "2"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000035",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "person_id": "01980000-0000-7000-8000-000000000024",
        "relationship_id": null,
        "type": "birth",
        "date": {
          "qualifier": "exact",
          "calendar": "gregorian",
          "day": 12,
          "month": 2,
          "year": 1809,
          "to_day": null,
          "to_month": null,
          "to_year": null,
          "phrase": null,
          "display": "12 FEB 1809",
          "sort_day": 2381826,
          "display_long": "12 February 1809"
        },
        "place": "Shrewsbury",
        "place_id": "01980000-0000-7000-8000-000000000039",
        "detail": null,
        "notes": null,
        "subtype": null,
        "age": null,
        "identifiers": [],
        "address": null,
        "coordinates": null,
        "cause": null,
        "confidence": null,
        "privacy": "default",
        "asserted": true,
        "file_changed_at": null,
        "version": null,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": null
      },
      {
        "id": "01980000-0000-7000-8000-000000000040",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "person_id": "01980000-0000-7000-8000-000000000024",
        "relationship_id": null,
        "type": "death",
        "date": {
          "qualifier": "exact",
          "calendar": "gregorian",
          "day": 19,
          "month": 4,
          "year": 1882,
          "to_day": null,
          "to_month": null,
          "to_year": null,
          "phrase": null,
          "display": "19 APR 1882",
          "sort_day": 2408555,
          "display_long": "19 April 1882"
        },
        "place": "Downe",
        "place_id": "01980000-0000-7000-8000-000000000041",
        "detail": null,
        "notes": null,
        "subtype": null,
        "age": null,
        "identifiers": [],
        "address": null,
        "coordinates": null,
        "cause": null,
        "confidence": null,
        "privacy": "default",
        "asserted": true,
        "file_changed_at": null,
        "version": null,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": null
      }
    ]
  },
  "getPublicOverview": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": {
      "counts": {
        "persons": 3,
        "families": 1,
        "events": 6,
        "places": 3,
        "sources": 1,
        "citations": 1,
        "media": 1,
        "possibly_living": 0
      },
      "earliest_year": 1808,
      "latest_year": 1882,
      "generations": 2,
      "top_surnames": [
        {
          "surname": "Darwin",
          "count": 3
        }
      ],
      "completeness": {
        "birth": 1,
        "death": 0.333,
        "parents": 0.333,
        "sources": 0.667
      },
      "statistics": {
        "births_by_decade": [
          {
            "decade": 1800,
            "count": 2
          },
          {
            "decade": 1830,
            "count": 1
          }
        ],
        "births_by_month": [
          {
            "month": 1,
            "count": 0
          },
          {
            "month": 2,
            "count": 1
          },
          {
            "month": 3,
            "count": 0
          },
          {
            "month": 4,
            "count": 0
          },
          {
            "month": 5,
            "count": 0
          },
          {
            "month": 6,
            "count": 0
          },
          {
            "month": 7,
            "count": 0
          },
          {
            "month": 8,
            "count": 0
          },
          {
            "month": 9,
            "count": 0
          },
          {
            "month": 10,
            "count": 0
          },
          {
            "month": 11,
            "count": 0
          },
          {
            "month": 12,
            "count": 0
          }
        ],
        "life_spans": {
          "all": {
            "persons": 1,
            "median": 73,
            "groups": [
              {
                "from_age": 70,
                "count": 1
              }
            ]
          },
          "women": {
            "persons": 0,
            "median": null,
            "groups": []
          },
          "men": {
            "persons": 1,
            "median": 73,
            "groups": [
              {
                "from_age": 70,
                "count": 1
              }
            ]
          }
        },
        "ages_at_marriage": {
          "all": {
            "persons": 2,
            "median": 30.5,
            "groups": [
              {
                "from_age": 30,
                "count": 2
              }
            ]
          },
          "women": {
            "persons": 1,
            "median": 31,
            "groups": [
              {
                "from_age": 30,
                "count": 1
              }
            ]
          },
          "men": {
            "persons": 1,
            "median": 30,
            "groups": [
              {
                "from_age": 30,
                "count": 1
              }
            ]
          }
        },
        "ages_at_first_child": {
          "all": {
            "persons": 2,
            "median": 30.5,
            "groups": [
              {
                "from_age": 30,
                "count": 2
              }
            ]
          },
          "women": {
            "persons": 1,
            "median": 31,
            "groups": [
              {
                "from_age": 30,
                "count": 1
              }
            ]
          },
          "men": {
            "persons": 1,
            "median": 30,
            "groups": [
              {
                "from_age": 30,
                "count": 1
              }
            ]
          }
        },
        "given_names_by_decade": [
          {
            "decade": 1800,
            "names": [
              {
                "given_name": "Charles",
                "count": 1
              },
              {
                "given_name": "Emma",
                "count": 1
              }
            ]
          },
          {
            "decade": 1830,
            "names": [
              {
                "given_name": "William",
                "count": 1
              }
            ]
          }
        ],
        "top_places": [
          {
            "place": "Downe",
            "count": 1
          },
          {
            "place": "Maer",
            "count": 1
          },
          {
            "place": "Shrewsbury",
            "count": 1
          }
        ],
        "completeness_by_generation": []
      }
    }
  },
  "listPublicSurnames": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": [
      {
        "surname": "Darwin",
        "count": 3
      }
    ]
  },
  "getPublicPerson": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000024"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000024",
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "visibility": "full",
      "display_name": "Charles Robert Darwin",
      "given_name": "Charles Robert",
      "surname": "Darwin",
      "gender": "male",
      "is_living": null,
      "notes": null,
      "privacy": "default",
      "identifiers": [],
      "file_changed_at": null,
      "possibly_living": false,
      "death_known": true,
      "birth_year": 1809,
      "death_year": 1882,
      "version": null,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": null,
      "deleted_at": null,
      "portrait": {
        "media_id": "01980000-0000-7000-8000-000000000049",
        "x": 0.2,
        "y": 0.1,
        "width": 0.5,
        "height": 0.5
      },
      "names": [
        {
          "id": "01980000-0000-7000-8000-000000000025",
          "person_id": "01980000-0000-7000-8000-000000000024",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "name_type": "birth",
          "given_name": "Charles Robert",
          "surname": "Darwin",
          "prefix": null,
          "suffix": null,
          "surname_prefix": null,
          "written": "Charles Robert Darwin",
          "language": null,
          "forms": [],
          "identifiers": [],
          "is_primary": true,
          "file_changed_at": null,
          "version": null,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": null
        }
      ]
    }
  },
  "listPublicNames": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000024"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000025",
        "person_id": "01980000-0000-7000-8000-000000000024",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "name_type": "birth",
        "given_name": "Charles Robert",
        "surname": "Darwin",
        "prefix": null,
        "suffix": null,
        "surname_prefix": null,
        "written": "Charles Robert Darwin",
        "language": null,
        "forms": [],
        "identifiers": [],
        "is_primary": true,
        "file_changed_at": null,
        "version": null,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": null
      }
    ]
  },
  "listPublicPersonEvents": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000024"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000035",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "person_id": "01980000-0000-7000-8000-000000000024",
        "relationship_id": null,
        "type": "birth",
        "date": {
          "qualifier": "exact",
          "calendar": "gregorian",
          "day": 12,
          "month": 2,
          "year": 1809,
          "to_day": null,
          "to_month": null,
          "to_year": null,
          "phrase": null,
          "display": "12 FEB 1809",
          "sort_day": 2381826,
          "display_long": "12 February 1809"
        },
        "place": "Shrewsbury",
        "place_id": "01980000-0000-7000-8000-000000000039",
        "detail": null,
        "notes": null,
        "subtype": null,
        "age": null,
        "identifiers": [],
        "address": null,
        "coordinates": null,
        "cause": null,
        "confidence": null,
        "privacy": "default",
        "asserted": true,
        "file_changed_at": null,
        "version": null,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": null
      },
      {
        "id": "01980000-0000-7000-8000-000000000037",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "person_id": null,
        "relationship_id": "01980000-0000-7000-8000-000000000027",
        "type": "marriage",
        "date": {
          "qualifier": "exact",
          "calendar": "gregorian",
          "day": 29,
          "month": 1,
          "year": 1839,
          "to_day": null,
          "to_month": null,
          "to_year": null,
          "phrase": null,
          "display": "29 JAN 1839",
          "sort_day": 2392769,
          "display_long": "29 January 1839"
        },
        "place": "Maer",
        "place_id": "01980000-0000-7000-8000-000000000038",
        "detail": "In the church of St Peter",
        "notes": null,
        "subtype": null,
        "age": null,
        "identifiers": [],
        "address": null,
        "coordinates": null,
        "cause": null,
        "confidence": null,
        "privacy": "default",
        "asserted": true,
        "file_changed_at": null,
        "version": null,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": null
      },
      {
        "id": "01980000-0000-7000-8000-000000000040",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "person_id": "01980000-0000-7000-8000-000000000024",
        "relationship_id": null,
        "type": "death",
        "date": {
          "qualifier": "exact",
          "calendar": "gregorian",
          "day": 19,
          "month": 4,
          "year": 1882,
          "to_day": null,
          "to_month": null,
          "to_year": null,
          "phrase": null,
          "display": "19 APR 1882",
          "sort_day": 2408555,
          "display_long": "19 April 1882"
        },
        "place": "Downe",
        "place_id": "01980000-0000-7000-8000-000000000041",
        "detail": null,
        "notes": null,
        "subtype": null,
        "age": null,
        "identifiers": [],
        "address": null,
        "coordinates": null,
        "cause": null,
        "confidence": null,
        "privacy": "default",
        "asserted": true,
        "file_changed_at": null,
        "version": null,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": null
      }
    ]
  },
  "getPublicPersonPage": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000024"
    },
    "status": 200,
    "answer": {
      "person": {
        "id": "01980000-0000-7000-8000-000000000024",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "visibility": "full",
        "display_name": "Charles Robert Darwin",
        "given_name": "Charles Robert",
        "surname": "Darwin",
        "gender": "male",
        "is_living": null,
        "notes": null,
        "privacy": "default",
        "identifiers": [],
        "file_changed_at": null,
        "possibly_living": false,
        "death_known": true,
        "birth_year": 1809,
        "death_year": 1882,
        "version": null,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": null,
        "deleted_at": null,
        "portrait": {
          "media_id": "01980000-0000-7000-8000-000000000049",
          "x": 0.2,
          "y": 0.1,
          "width": 0.5,
          "height": 0.5
        }
      },
      "names": [
        {
          "id": "01980000-0000-7000-8000-000000000025",
          "person_id": "01980000-0000-7000-8000-000000000024",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "name_type": "birth",
          "given_name": "Charles Robert",
          "surname": "Darwin",
          "prefix": null,
          "suffix": null,
          "surname_prefix": null,
          "written": "Charles Robert Darwin",
          "language": null,
          "forms": [],
          "identifiers": [],
          "is_primary": true,
          "file_changed_at": null,
          "version": null,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": null
        }
      ],
      "events": [
        {
          "id": "01980000-0000-7000-8000-000000000035",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "person_id": "01980000-0000-7000-8000-000000000024",
          "relationship_id": null,
          "type": "birth",
          "date": {
            "qualifier": "exact",
            "calendar": "gregorian",
            "day": 12,
            "month": 2,
            "year": 1809,
            "to_day": null,
            "to_month": null,
            "to_year": null,
            "phrase": null,
            "display": "12 FEB 1809",
            "sort_day": 2381826,
            "display_long": "12 February 1809"
          },
          "place": "Shrewsbury",
          "place_id": "01980000-0000-7000-8000-000000000039",
          "detail": null,
          "notes": null,
          "subtype": null,
          "age": null,
          "identifiers": [],
          "address": null,
          "coordinates": null,
          "cause": null,
          "confidence": null,
          "privacy": "default",
          "asserted": true,
          "file_changed_at": null,
          "version": null,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": null,
          "partner": null
        },
        {
          "id": "01980000-0000-7000-8000-000000000037",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "person_id": null,
          "relationship_id": "01980000-0000-7000-8000-000000000027",
          "type": "marriage",
          "date": {
            "qualifier": "exact",
            "calendar": "gregorian",
            "day": 29,
            "month": 1,
            "year": 1839,
            "to_day": null,
            "to_month": null,
            "to_year": null,
            "phrase": null,
            "display": "29 JAN 1839",
            "sort_day": 2392769,
            "display_long": "29 January 1839"
          },
          "place": "Maer",
          "place_id": "01980000-0000-7000-8000-000000000038",
          "detail": "In the church of St Peter",
          "notes": null,
          "subtype": null,
          "age": null,
          "identifiers": [],
          "address": null,
          "coordinates": null,
          "cause": null,
          "confidence": null,
          "privacy": "default",
          "asserted": true,
          "file_changed_at": null,
          "version": null,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": null,
          "partner": {
            "id": "01980000-0000-7000-8000-000000000026",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "visibility": "full",
            "display_name": "Emma Darwin",
            "given_name": "Emma",
            "surname": "Darwin",
            "gender": "female",
            "possibly_living": false,
            "death_known": false,
            "birth_year": 1808,
            "death_year": null,
            "birth": {
              "date": {
                "qualifier": "exact",
                "calendar": "gregorian",
                "day": null,
                "month": null,
                "year": 1808,
                "to_day": null,
                "to_month": null,
                "to_year": null,
                "phrase": null,
                "display": "1808",
                "sort_day": 2381418,
                "display_long": "1808"
              },
              "place": null,
              "text": "1808",
              "year_from": 1808,
              "year_to": 1808,
              "qualifier": "exact"
            },
            "death": null,
            "portrait": null
          }
        },
        {
          "id": "01980000-0000-7000-8000-000000000040",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "person_id": "01980000-0000-7000-8000-000000000024",
          "relationship_id": null,
          "type": "death",
          "date": {
            "qualifier": "exact",
            "calendar": "gregorian",
            "day": 19,
            "month": 4,
            "year": 1882,
            "to_day": null,
            "to_month": null,
            "to_year": null,
            "phrase": null,
            "display": "19 APR 1882",
            "sort_day": 2408555,
            "display_long": "19 April 1882"
          },
          "place": "Downe",
          "place_id": "01980000-0000-7000-8000-000000000041",
          "detail": null,
          "notes": null,
          "subtype": null,
          "age": null,
          "identifiers": [],
          "address": null,
          "coordinates": null,
          "cause": null,
          "confidence": null,
          "privacy": "default",
          "asserted": true,
          "file_changed_at": null,
          "version": null,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": null,
          "partner": null
        }
      ],
      "family": {
        "parents": [],
        "siblings": [],
        "partners": [
          {
            "person": {
              "id": "01980000-0000-7000-8000-000000000026",
              "tree_id": "01980000-0000-7000-8000-000000000007",
              "visibility": "full",
              "display_name": "Emma Darwin",
              "given_name": "Emma",
              "surname": "Darwin",
              "gender": "female",
              "possibly_living": false,
              "death_known": false,
              "birth_year": 1808,
              "death_year": null,
              "birth": {
                "date": {
                  "qualifier": "exact",
                  "calendar": "gregorian",
                  "day": null,
                  "month": null,
                  "year": 1808,
                  "to_day": null,
                  "to_month": null,
                  "to_year": null,
                  "phrase": null,
                  "display": "1808",
                  "sort_day": 2381418,
                  "display_long": "1808"
                },
                "place": null,
                "text": "1808",
                "year_from": 1808,
                "year_to": 1808,
                "qualifier": "exact"
              },
              "death": null,
              "portrait": null
            },
            "relationship": {
              "id": "01980000-0000-7000-8000-000000000027",
              "tree_id": "01980000-0000-7000-8000-000000000007",
              "type": "partnership",
              "from_person_id": "01980000-0000-7000-8000-000000000024",
              "to_person_id": "01980000-0000-7000-8000-000000000026",
              "redacted": false,
              "visibility": "full",
              "qualifier": null,
              "ended_by": null,
              "position": null,
              "to_position": null,
              "twin_group": null
            },
            "children": [
              "01980000-0000-7000-8000-000000000030"
            ]
          }
        ],
        "children": [
          {
            "person": {
              "id": "01980000-0000-7000-8000-000000000030",
              "tree_id": "01980000-0000-7000-8000-000000000007",
              "visibility": "full",
              "display_name": "William Erasmus Darwin",
              "given_name": "William Erasmus",
              "surname": "Darwin",
              "gender": null,
              "possibly_living": false,
              "death_known": false,
              "birth_year": 1839,
              "death_year": null,
              "birth": {
                "date": {
                  "qualifier": "exact",
                  "calendar": "gregorian",
                  "day": null,
                  "month": null,
                  "year": 1839,
                  "to_day": null,
                  "to_month": null,
                  "to_year": null,
                  "phrase": null,
                  "display": "1839",
                  "sort_day": 2392741,
                  "display_long": "1839"
                },
                "place": null,
                "text": "1839",
                "year_from": 1839,
                "year_to": 1839,
                "qualifier": "exact"
              },
              "death": null,
              "portrait": null
            },
            "relationship": {
              "id": "01980000-0000-7000-8000-000000000031",
              "tree_id": "01980000-0000-7000-8000-000000000007",
              "type": "parent_child",
              "from_person_id": "01980000-0000-7000-8000-000000000024",
              "to_person_id": "01980000-0000-7000-8000-000000000030",
              "redacted": false,
              "visibility": "full",
              "qualifier": "biological",
              "ended_by": null,
              "position": null,
              "to_position": null,
              "twin_group": null
            }
          }
        ]
      },
      "citations": [
        {
          "id": "01980000-0000-7000-8000-000000000047",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "source_id": "01980000-0000-7000-8000-000000000046",
          "person_id": null,
          "event_id": null,
          "name_id": null,
          "relationship_id": "01980000-0000-7000-8000-000000000027",
          "page": "page 12",
          "detail": "Charles Darwin and Emma Wedgwood",
          "confidence": 3,
          "date": null,
          "url": null,
          "event_type": null,
          "role": null,
          "notes": null,
          "identifiers": [],
          "fields": [],
          "about": null,
          "text": "Charles Darwin and Emma Wedgwood",
          "file_changed_at": null,
          "version": null,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": null
        }
      ],
      "associations": [
        {
          "id": "01980000-0000-7000-8000-000000000045",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "person_id": null,
          "event_id": null,
          "relationship_id": "01980000-0000-7000-8000-000000000027",
          "associate_id": null,
          "associate_name": "John Allen Wedgwood",
          "role": "CLERGY",
          "phrase": "Vicar of Maer",
          "notes": null,
          "version": null,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": null
        }
      ],
      "sources": [
        {
          "id": "01980000-0000-7000-8000-000000000046",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "title": "Parish register of Maer",
          "author": "The vicar of Maer",
          "publication": null,
          "repository": "Staffordshire Record Office",
          "call_number": "D3227/1",
          "url": null,
          "notes": null,
          "abbreviation": null,
          "text": null,
          "identifiers": [],
          "fields": [],
          "file_changed_at": null,
          "version": null,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": null
        }
      ],
      "media": [
        {
          "id": "01980000-0000-7000-8000-000000000049",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "title": "Charles Darwin in 1854",
          "identifiers": [],
          "filename": "charles.png",
          "content_type": "image/png",
          "size": 68,
          "checksum": "sha256:431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460",
          "width": 1,
          "height": 1,
          "person_id": "01980000-0000-7000-8000-000000000024",
          "event_id": null,
          "source_id": null,
          "links": [
            {
              "target_type": "person",
              "target_id": "01980000-0000-7000-8000-000000000024"
            }
          ],
          "url": "/api/v1/public/media/01980000-0000-7000-8000-000000000049/content",
          "thumbnail_url": "/api/v1/public/media/01980000-0000-7000-8000-000000000049/thumbnail?size=320&checksum=431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460",
          "file_changed_at": null,
          "version": null,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": null
        }
      ]
    }
  },
  "getPublicMediaThumbnail": {
    "path": {
      "media_id": "01980000-0000-7000-8000-000000000049"
    },
    "query": {
      "size": "160"
    },
    "status": 200
  },
  "getPublicMediaContent": {
    "path": {
      "media_id": "01980000-0000-7000-8000-000000000049"
    },
    "headers": {
      "Range": "bytes=0-7"
    },
    "status": 206
  },
  "getPublicFamily": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000024"
    },
    "status": 200,
    "answer": {
      "person": {
        "id": "01980000-0000-7000-8000-000000000024",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "visibility": "full",
        "display_name": "Charles Robert Darwin",
        "given_name": "Charles Robert",
        "surname": "Darwin",
        "gender": "male",
        "is_living": null,
        "notes": null,
        "privacy": "default",
        "identifiers": [],
        "file_changed_at": null,
        "possibly_living": false,
        "death_known": true,
        "birth_year": 1809,
        "death_year": 1882,
        "version": null,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": null,
        "deleted_at": null,
        "portrait": {
          "media_id": "01980000-0000-7000-8000-000000000049",
          "x": 0.2,
          "y": 0.1,
          "width": 0.5,
          "height": 0.5
        }
      },
      "parents": [],
      "siblings": [],
      "partners": [
        {
          "person": {
            "id": "01980000-0000-7000-8000-000000000026",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "visibility": "full",
            "display_name": "Emma Darwin",
            "given_name": "Emma",
            "surname": "Darwin",
            "gender": "female",
            "is_living": null,
            "notes": "She played the piano.",
            "privacy": "default",
            "identifiers": [],
            "file_changed_at": null,
            "possibly_living": false,
            "death_known": false,
            "birth_year": 1808,
            "death_year": null,
            "version": null,
            "created_at": "2026-01-15T10:30:00.000Z",
            "updated_at": null,
            "deleted_at": null,
            "portrait": null
          },
          "relationship": {
            "id": "01980000-0000-7000-8000-000000000027",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "type": "partnership",
            "from_person_id": "01980000-0000-7000-8000-000000000024",
            "to_person_id": "01980000-0000-7000-8000-000000000026",
            "redacted": false,
            "visibility": "full",
            "qualifier": null,
            "notes": "They were first cousins.",
            "identifiers": [],
            "position": null,
            "to_position": null,
            "twin_group": null,
            "file_changed_at": null,
            "version": null,
            "created_at": "2026-01-15T10:30:00.000Z",
            "updated_at": null
          },
          "children": [
            "01980000-0000-7000-8000-000000000030"
          ]
        }
      ],
      "children": [
        {
          "person": {
            "id": "01980000-0000-7000-8000-000000000030",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "visibility": "full",
            "display_name": "William Erasmus Darwin",
            "given_name": "William Erasmus",
            "surname": "Darwin",
            "gender": null,
            "is_living": null,
            "notes": null,
            "privacy": "default",
            "identifiers": [],
            "file_changed_at": null,
            "possibly_living": false,
            "death_known": false,
            "birth_year": 1839,
            "death_year": null,
            "version": null,
            "created_at": "2026-01-15T10:30:00.000Z",
            "updated_at": null,
            "deleted_at": null,
            "portrait": null
          },
          "relationship": {
            "id": "01980000-0000-7000-8000-000000000031",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "type": "parent_child",
            "from_person_id": "01980000-0000-7000-8000-000000000024",
            "to_person_id": "01980000-0000-7000-8000-000000000030",
            "redacted": false,
            "visibility": "full",
            "qualifier": "biological",
            "notes": null,
            "identifiers": [],
            "position": null,
            "to_position": null,
            "twin_group": null,
            "file_changed_at": null,
            "version": null,
            "created_at": "2026-01-15T10:30:00.000Z",
            "updated_at": null
          }
        }
      ]
    }
  },
  "getPublicAncestors": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000024"
    },
    "query": {
      "generations": "1"
    },
    "status": 200,
    "answer": {
      "persons": [
        {
          "id": "01980000-0000-7000-8000-000000000024",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Charles Robert Darwin",
          "given_name": "Charles Robert",
          "surname": "Darwin",
          "gender": "male",
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": true,
          "birth_year": 1809,
          "death_year": 1882,
          "version": null,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": null,
          "deleted_at": null,
          "portrait": {
            "media_id": "01980000-0000-7000-8000-000000000049",
            "x": 0.2,
            "y": 0.1,
            "width": 0.5,
            "height": 0.5
          }
        }
      ],
      "relationships": []
    }
  },
  "getPublicDescendants": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000024"
    },
    "query": {
      "generations": "1"
    },
    "status": 200,
    "answer": {
      "persons": [
        {
          "id": "01980000-0000-7000-8000-000000000024",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Charles Robert Darwin",
          "given_name": "Charles Robert",
          "surname": "Darwin",
          "gender": "male",
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": true,
          "birth_year": 1809,
          "death_year": 1882,
          "version": null,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": null,
          "deleted_at": null,
          "portrait": {
            "media_id": "01980000-0000-7000-8000-000000000049",
            "x": 0.2,
            "y": 0.1,
            "width": 0.5,
            "height": 0.5
          }
        },
        {
          "id": "01980000-0000-7000-8000-000000000030",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "William Erasmus Darwin",
          "given_name": "William Erasmus",
          "surname": "Darwin",
          "gender": null,
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": false,
          "birth_year": 1839,
          "death_year": null,
          "version": null,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": null,
          "deleted_at": null,
          "portrait": null
        }
      ],
      "relationships": [
        {
          "id": "01980000-0000-7000-8000-000000000031",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "type": "parent_child",
          "from_person_id": "01980000-0000-7000-8000-000000000024",
          "to_person_id": "01980000-0000-7000-8000-000000000030",
          "redacted": false,
          "visibility": "full",
          "qualifier": "biological",
          "notes": null,
          "identifiers": [],
          "position": null,
          "to_position": null,
          "twin_group": null,
          "file_changed_at": null,
          "version": null,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": null
        }
      ]
    }
  },
  "getPublicKinship": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000024",
      "other_id": "01980000-0000-7000-8000-000000000030"
    },
    "status": 200,
    "answer": {
      "paths": [
        {
          "kind": "blood",
          "up": 0,
          "down": 1,
          "half": false,
          "side": null,
          "elder": null,
          "name": "child",
          "removed": 0,
          "common_ancestor_ids": [
            "01980000-0000-7000-8000-000000000024"
          ],
          "steps": [
            {
              "person_id": "01980000-0000-7000-8000-000000000030",
              "relationship_id": "01980000-0000-7000-8000-000000000031",
              "step": "child"
            }
          ]
        }
      ],
      "persons": [
        {
          "id": "01980000-0000-7000-8000-000000000024",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Charles Robert Darwin",
          "given_name": "Charles Robert",
          "surname": "Darwin",
          "gender": "male",
          "possibly_living": false,
          "death_known": true,
          "birth_year": 1809,
          "death_year": 1882,
          "birth": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": 12,
              "month": 2,
              "year": 1809,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "12 FEB 1809",
              "sort_day": 2381826,
              "display_long": "12 February 1809"
            },
            "place": "Shrewsbury",
            "text": "1809",
            "year_from": 1809,
            "year_to": 1809,
            "qualifier": "exact"
          },
          "death": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": 19,
              "month": 4,
              "year": 1882,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "19 APR 1882",
              "sort_day": 2408555,
              "display_long": "19 April 1882"
            },
            "place": "Downe",
            "text": "1882",
            "year_from": 1882,
            "year_to": 1882,
            "qualifier": "exact"
          },
          "portrait": {
            "url": "/api/v1/public/media/01980000-0000-7000-8000-000000000049/thumbnail?size=160&crop=0.2,0.1,0.5,0.5&checksum=431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460"
          }
        },
        {
          "id": "01980000-0000-7000-8000-000000000030",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "William Erasmus Darwin",
          "given_name": "William Erasmus",
          "surname": "Darwin",
          "gender": null,
          "possibly_living": false,
          "death_known": false,
          "birth_year": 1839,
          "death_year": null,
          "birth": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": null,
              "month": null,
              "year": 1839,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "1839",
              "sort_day": 2392741,
              "display_long": "1839"
            },
            "place": null,
            "text": "1839",
            "year_from": 1839,
            "year_to": 1839,
            "qualifier": "exact"
          },
          "death": null,
          "portrait": null
        }
      ],
      "coefficient": 0.5
    }
  },
  "listPublicKinship": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "of": "01980000-0000-7000-8000-000000000024",
      "ids": "01980000-0000-7000-8000-000000000026"
    },
    "status": 200,
    "answer": {
      "01980000-0000-7000-8000-000000000026": {
        "kind": "marriage",
        "up": 0,
        "down": 0,
        "half": false,
        "side": null,
        "elder": null,
        "name": "wife"
      }
    }
  },
  "getPublicNeighbourhood": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000024"
    },
    "query": {
      "up": "0",
      "siblings": "none"
    },
    "status": 200,
    "answer": {
      "root_id": "01980000-0000-7000-8000-000000000024",
      "persons": [
        {
          "id": "01980000-0000-7000-8000-000000000024",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Charles Robert Darwin",
          "given_name": "Charles Robert",
          "surname": "Darwin",
          "gender": "male",
          "possibly_living": false,
          "death_known": true,
          "birth_year": 1809,
          "death_year": 1882,
          "birth": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": 12,
              "month": 2,
              "year": 1809,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "12 FEB 1809",
              "sort_day": 2381826,
              "display_long": "12 February 1809"
            },
            "place": "Shrewsbury",
            "text": "1809",
            "year_from": 1809,
            "year_to": 1809,
            "qualifier": "exact"
          },
          "death": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": 19,
              "month": 4,
              "year": 1882,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "19 APR 1882",
              "sort_day": 2408555,
              "display_long": "19 April 1882"
            },
            "place": "Downe",
            "text": "1882",
            "year_from": 1882,
            "year_to": 1882,
            "qualifier": "exact"
          },
          "portrait": {
            "url": "/api/v1/public/media/01980000-0000-7000-8000-000000000049/thumbnail?size=160&crop=0.2,0.1,0.5,0.5&checksum=431ced6916a2a21a156e38701afe55bbd7f88969fbbfc56d7fe099d47f265460"
          }
        },
        {
          "id": "01980000-0000-7000-8000-000000000026",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Emma Darwin",
          "given_name": "Emma",
          "surname": "Darwin",
          "gender": "female",
          "possibly_living": false,
          "death_known": false,
          "birth_year": 1808,
          "death_year": null,
          "birth": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": null,
              "month": null,
              "year": 1808,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "1808",
              "sort_day": 2381418,
              "display_long": "1808"
            },
            "place": null,
            "text": "1808",
            "year_from": 1808,
            "year_to": 1808,
            "qualifier": "exact"
          },
          "death": null,
          "portrait": null
        },
        {
          "id": "01980000-0000-7000-8000-000000000030",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "William Erasmus Darwin",
          "given_name": "William Erasmus",
          "surname": "Darwin",
          "gender": null,
          "possibly_living": false,
          "death_known": false,
          "birth_year": 1839,
          "death_year": null,
          "birth": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": null,
              "month": null,
              "year": 1839,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "1839",
              "sort_day": 2392741,
              "display_long": "1839"
            },
            "place": null,
            "text": "1839",
            "year_from": 1839,
            "year_to": 1839,
            "qualifier": "exact"
          },
          "death": null,
          "portrait": null
        }
      ],
      "relationships": [
        {
          "id": "01980000-0000-7000-8000-000000000027",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "type": "partnership",
          "from_person_id": "01980000-0000-7000-8000-000000000024",
          "to_person_id": "01980000-0000-7000-8000-000000000026",
          "redacted": false,
          "visibility": "full",
          "qualifier": null,
          "ended_by": null,
          "position": null,
          "to_position": null,
          "twin_group": null
        },
        {
          "id": "01980000-0000-7000-8000-000000000031",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "type": "parent_child",
          "from_person_id": "01980000-0000-7000-8000-000000000024",
          "to_person_id": "01980000-0000-7000-8000-000000000030",
          "redacted": false,
          "visibility": "full",
          "qualifier": "biological",
          "ended_by": null,
          "position": null,
          "to_position": null,
          "twin_group": null
        },
        {
          "id": "01980000-0000-7000-8000-000000000032",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "type": "parent_child",
          "from_person_id": "01980000-0000-7000-8000-000000000026",
          "to_person_id": "01980000-0000-7000-8000-000000000030",
          "redacted": false,
          "visibility": "full",
          "qualifier": "biological",
          "ended_by": null,
          "position": null,
          "to_position": null,
          "twin_group": null
        }
      ],
      "more": {
        "01980000-0000-7000-8000-000000000026": {
          "parents": 0,
          "siblings": 0,
          "partners": 0,
          "children": 1
        },
        "01980000-0000-7000-8000-000000000030": {
          "parents": 0,
          "siblings": 1,
          "partners": 0,
          "children": 0
        }
      }
    }
  },
  "getPersonVisibility": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000030"
    },
    "status": 200,
    "answer": [
      {
        "reader": "anonymous",
        "visibility": "full",
        "because": [
          "born_long_ago"
        ],
        "full_from": null
      },
      {
        "reader": "user",
        "visibility": "full",
        "because": [
          "born_long_ago"
        ],
        "full_from": null
      },
      {
        "reader": "member",
        "visibility": "full",
        "because": [
          "member"
        ],
        "full_from": null
      }
    ]
  },
  "getExposure": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": {
      "full": 3,
      "redacted": 3,
      "hidden": 0,
      "because": {
        "death_known": 1,
        "born_long_ago": 2,
        "birth_unknown": 3
      },
      "becoming_full": []
    }
  },
  "previewGenderFromGedcom": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "file": "0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Henrietta Emma /Darwin/\n1 SEX F\n1 BIRT\n2 DATE 25 SEP 1843\n1 DNA unknown\n0 @I2@ INDI\n1 NAME William Erasmus /Darwin/\n1 SEX M\n1 BIRT\n2 DATE 1839\n0 TRLR\n"
    },
    "status": 200,
    "answer": [
      {
        "person": {
          "id": "01980000-0000-7000-8000-000000000030",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "William Erasmus Darwin",
          "given_name": "William Erasmus",
          "surname": "Darwin",
          "gender": null,
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": false,
          "birth_year": 1839,
          "death_year": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null
        },
        "gender": "male",
        "ref": "@I2@"
      }
    ]
  },
  "uploadGedcom": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "file": "0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Henrietta Emma /Darwin/\n1 SEX F\n1 BIRT\n2 DATE 25 SEP 1843\n1 DNA unknown\n0 @I2@ INDI\n1 NAME William Erasmus /Darwin/\n1 SEX M\n1 BIRT\n2 DATE 1839\n0 TRLR\n"
    },
    "status": 201,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000064",
      "size": 209,
      "expires_at": "2026-01-15T10:30:00.000Z"
    }
  },
  "previewGedcomUpload": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "upload_id": "01980000-0000-7000-8000-000000000064"
    },
    "status": 200,
    "answer": {
      "persons": 2,
      "families": 0,
      "sources": 0,
      "version": "5.5.1",
      "encoding": "UTF-8",
      "encoding_details": {
        "declared": "UTF-8",
        "certain": true,
        "sample": []
      },
      "already_there": {
        "persons": 1,
        "share": 0.5
      },
      "candidates": [
        {
          "ref": "@I2@",
          "display_name": "William Erasmus Darwin",
          "birth_year": 1839,
          "birth": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": null,
              "month": null,
              "year": 1839,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "1839",
              "sort_day": 2392741,
              "display_long": "1839"
            },
            "place": null,
            "text": "1839",
            "year_from": 1839,
            "year_to": 1839,
            "qualifier": "exact"
          },
          "death": null,
          "parents": [],
          "partners": [],
          "children": 0,
          "matches": [
            {
              "person_id": "01980000-0000-7000-8000-000000000030",
              "display_name": "William Erasmus Darwin",
              "birth_year": 1839,
              "score": "high",
              "similarity": 1,
              "conflicts": [],
              "birth": {
                "date": {
                  "qualifier": "exact",
                  "calendar": "gregorian",
                  "day": null,
                  "month": null,
                  "year": 1839,
                  "to_day": null,
                  "to_month": null,
                  "to_year": null,
                  "phrase": null,
                  "display": "1839",
                  "sort_day": 2392741,
                  "display_long": "1839"
                },
                "place": null,
                "text": "1839",
                "year_from": 1839,
                "year_to": 1839,
                "qualifier": "exact"
              },
              "death": null,
              "parents": [
                "Charles Robert Darwin",
                "Emma Darwin"
              ],
              "partners": [],
              "children": 0
            }
          ]
        }
      ],
      "unmapped_tags": [
        {
          "tag": "INDI.DNA",
          "count": 1,
          "lines": [
            10
          ]
        }
      ],
      "warnings": [
        {
          "line": 1,
          "code": "already_there",
          "message": "1 of the 2 people who are imported as new seem to be in the tree already. Skip or merge them, or the tree has them twice.",
          "lines": [],
          "records": [],
          "count": 1,
          "lost": "nothing"
        }
      ]
    }
  },
  "previewGedcom": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "file": "0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Henrietta Emma /Darwin/\n1 SEX F\n1 BIRT\n2 DATE 25 SEP 1843\n1 DNA unknown\n0 @I2@ INDI\n1 NAME William Erasmus /Darwin/\n1 SEX M\n1 BIRT\n2 DATE 1839\n0 TRLR\n"
    },
    "status": 200,
    "answer": {
      "persons": 2,
      "families": 0,
      "sources": 0,
      "version": "5.5.1",
      "encoding": "UTF-8",
      "encoding_details": {
        "declared": "UTF-8",
        "certain": true,
        "sample": []
      },
      "already_there": {
        "persons": 1,
        "share": 0.5
      },
      "candidates": [
        {
          "ref": "@I2@",
          "display_name": "William Erasmus Darwin",
          "birth_year": 1839,
          "birth": {
            "date": {
              "qualifier": "exact",
              "calendar": "gregorian",
              "day": null,
              "month": null,
              "year": 1839,
              "to_day": null,
              "to_month": null,
              "to_year": null,
              "phrase": null,
              "display": "1839",
              "sort_day": 2392741,
              "display_long": "1839"
            },
            "place": null,
            "text": "1839",
            "year_from": 1839,
            "year_to": 1839,
            "qualifier": "exact"
          },
          "death": null,
          "parents": [],
          "partners": [],
          "children": 0,
          "matches": [
            {
              "person_id": "01980000-0000-7000-8000-000000000030",
              "display_name": "William Erasmus Darwin",
              "birth_year": 1839,
              "score": "high",
              "similarity": 1,
              "conflicts": [],
              "birth": {
                "date": {
                  "qualifier": "exact",
                  "calendar": "gregorian",
                  "day": null,
                  "month": null,
                  "year": 1839,
                  "to_day": null,
                  "to_month": null,
                  "to_year": null,
                  "phrase": null,
                  "display": "1839",
                  "sort_day": 2392741,
                  "display_long": "1839"
                },
                "place": null,
                "text": "1839",
                "year_from": 1839,
                "year_to": 1839,
                "qualifier": "exact"
              },
              "death": null,
              "parents": [
                "Charles Robert Darwin",
                "Emma Darwin"
              ],
              "partners": [],
              "children": 0
            }
          ]
        }
      ],
      "unmapped_tags": [
        {
          "tag": "INDI.DNA",
          "count": 1,
          "lines": [
            10
          ]
        }
      ],
      "warnings": [
        {
          "line": 1,
          "code": "already_there",
          "message": "1 of the 2 people who are imported as new seem to be in the tree already. Skip or merge them, or the tree has them twice.",
          "lines": [],
          "records": [],
          "count": 1,
          "lost": "nothing"
        }
      ]
    }
  },
  "importGedcom": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "file": "0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Henrietta Emma /Darwin/\n1 SEX F\n1 BIRT\n2 DATE 25 SEP 1843\n1 DNA unknown\n0 @I2@ INDI\n1 NAME William Erasmus /Darwin/\n1 SEX M\n1 BIRT\n2 DATE 1839\n0 TRLR\n",
      "default_action": "new",
      "resolutions": "{\"@I2@\":{\"action\":\"merge\",\"target_id\":\"01980000-0000-7000-8000-000000000030\"}}"
    },
    "status": 200,
    "answer": {
      "persons": {
        "created": 1,
        "merged": 1,
        "skipped": 0,
        "overwritten": 0
      },
      "names": 1,
      "events": 1,
      "relationships": 0,
      "sources": 0,
      "citations": 0,
      "associations": 0,
      "places": 0,
      "encoding": "UTF-8",
      "encoding_details": {
        "declared": "UTF-8",
        "certain": true,
        "sample": []
      },
      "already_there": {
        "persons": 1,
        "share": 0.5
      },
      "deceased_by_relatives": 1,
      "unmapped_tags": [
        {
          "tag": "INDI.DNA",
          "count": 1,
          "lines": [
            10
          ]
        }
      ],
      "warnings": [
        {
          "line": 13,
          "code": "not_merged",
          "message": "The tree has another sex for William Erasmus Darwin and keeps it; the sex in the file is not merged.",
          "lines": [
            13
          ],
          "records": [
            {
              "xref": "@I2@",
              "name": "William Erasmus Darwin"
            }
          ],
          "count": 1,
          "lost": "value"
        }
      ]
    }
  },
  "importGedcomUpload": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "upload_id": "01980000-0000-7000-8000-000000000064"
    },
    "body": {
      "default_action": "merge",
      "resolutions": {
        "@I1@": {
          "action": "skip"
        },
        "@I2@": {
          "action": "skip"
        }
      }
    },
    "status": 200,
    "answer": {
      "persons": {
        "created": 0,
        "merged": 0,
        "skipped": 2,
        "overwritten": 0
      },
      "names": 0,
      "events": 0,
      "relationships": 0,
      "sources": 0,
      "citations": 0,
      "associations": 0,
      "places": 0,
      "encoding": "UTF-8",
      "encoding_details": {
        "declared": "UTF-8",
        "certain": true,
        "sample": []
      },
      "already_there": {
        "persons": 2,
        "share": 1
      },
      "deceased_by_relatives": 1,
      "unmapped_tags": [],
      "warnings": []
    }
  },
  "exportGedcom": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "version": "7.0"
    },
    "status": 200,
    "answer": "0 HEAD\n1 GEDC\n2 VERS 7.0\n1 SCHMA\n2 TAG _STEMMA_DETAIL urn:x-stemma:gedcom:_STEMMA_DETAIL\n2 TAG _STEMMA_ASSERTED urn:x-stemma:gedcom:_STEMMA_ASSERTED\n2 TAG _STEMMA_TYPE urn:x-stemma:gedcom:_STEMMA_TYPE\n2 TAG _STEMMA_PEDI urn:x-stemma:gedcom:_STEMMA_PEDI\n2 TAG _STEMMA_PARENT urn:x-stemma:gedcom:_STEMMA_PARENT\n2 TAG _STEMMA_PARTNERSHIP urn:x-stemma:gedcom:_STEMMA_PARTNERSHIP\n2 TAG _STEMMA_TWINS urn:x-stemma:gedcom:_STEMMA_TWINS\n2 TAG _STEMMA_PRIMARY urn:x-stemma:gedcom:_STEMMA_PRIMARY\n2 TAG _WRITTEN urn:x-stemma:gedcom:_WRITTEN\n2 TAG _KIND urn:x-stemma:gedcom:_KIND\n2 TAG _STEMMA_LINE urn:x-stemma:gedcom:_STEMMA_LINE\n2 TAG _STEMMA_EMPTY urn:x-stemma:gedcom:_STEMMA_EMPTY\n2 TAG _LIVING urn:x-stemma:gedcom:_LIVING\n2 TAG _PRIVACY urn:x-stemma:gedcom:_PRIVACY\n2 TAG _URL urn:x-stemma:gedcom:_URL\n2 TAG _ROLE urn:x-stemma:gedcom:_ROLE\n1 SOUR STEMMA\n2 VERS 0.3.0-dev\n2 NAME Stemma\n1 DATE 15 JAN 2026\n2 TIME 10:30:00\n0 @I1@ INDI\n1 NAME Henrietta Emma /Darwin/\n1 SEX F\n1 BIRT\n2 DATE 25 SEP 1843\n1 _DNA unknown\n0 @I2@ INDI\n1 NAME William Erasmus /Darwin/\n1 BIRT\n2 DATE 1839\n1 FAMC @F101@\n0 @I102@ INDI\n1 NAME Etty\n2 GIVN Etty\n0 @I103@ INDI\n1 NAME Charles Robert /Darwin/\n2 GIVN Charles Robert\n2 SURN Darwin\n1 SEX M\n1 BIRT\n2 DATE 12 FEB 1809\n2 PLAC Shrewsbury\n1 DEAT\n2 DATE 19 APR 1882\n2 PLAC Downe\n1 FAMS @F101@\n1 OBJE @M104@\n0 @I105@ INDI\n1 NAME Emma /Darwin/\n2 GIVN Emma\n2 SURN Darwin\n1 NAME Miss Emma /Wedgwood/\n2 TYPE MAIDEN\n2 NPFX Miss\n2 GIVN Emma\n2 SURN Wedgwood\n1 SEX F\n1 NOTE She played the piano.\n1 BIRT\n2 DATE 1808\n1 CENS Y\n1 FAMS @F101@\n1 FAMS @F106@\n0 @I107@ INDI\n1 NAME Anne Elizabeth /Darwin/\n2 GIVN Anne Elizabeth\n2 SURN Darwin\n0 @I108@ INDI\n1 NAME Anne Elizabeth /Darwin/\n2 GIVN Anne Elizabeth\n2 SURN Darwin\n1 FAMC @F106@\n0 @F101@ FAM\n1 HUSB @I103@\n1 WIFE @I105@\n1 CHIL @I2@\n1 MARR\n2 DATE 29 JAN 1839\n2 PLAC Maer\n2 _STEMMA_DETAIL In the church of St Peter\n1 NOTE They were first cousins.\n1 ASSO @VOID@\n2 PHRASE John Allen Wedgwood\n2 ROLE CLERGY\n3 PHRASE Vicar of Maer\n1 SOUR @S109@\n2 PAGE page 12\n2 DATA\n3 TEXT Charles Darwin and Emma Wedgwood\n2 QUAY 3\n0 @F106@ FAM\n1 WIFE @I105@\n1 CHIL @I108@\n0 @S109@ SOUR\n1 TITL Parish register of Maer\n1 AUTH The vicar of Maer\n1 REPO @R110@\n2 CALN D3227/1\n0 @R110@ REPO\n1 NAME Staffordshire Record Office\n0 @S111@ SOUR\n1 TITL A letter\n0 @S112@ SOUR\n1 TITL A diary\n0 @M104@ OBJE\n1 FILE media/charles.png\n2 FORM image/png\n2 TITL Charles Darwin in 1854\n0 TRLR\n"
  },
  "listPersonRecords": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000030"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000065",
        "tag": "INDI",
        "xref": "@I2@",
        "lines": [
          "0 @I2@ INDI",
          "1 NAME William Erasmus /Darwin/",
          "1 SEX M",
          "1 BIRT",
          "2 DATE 1839"
        ],
        "mapped": [
          0,
          1,
          2,
          3,
          4
        ]
      }
    ]
  },
  "previewDeceasedByBirth": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "born_on_or_before": "1800"
    },
    "status": 200,
    "answer": [
      {
        "person": {
          "id": "01980000-0000-7000-8000-000000000066",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Josiah Wedgwood 1769",
          "given_name": "Josiah",
          "surname": "Wedgwood 1769",
          "gender": null,
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": false,
          "birth_year": 1769,
          "death_year": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null
        },
        "birth_year": 1769
      },
      {
        "person": {
          "id": "01980000-0000-7000-8000-000000000067",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Unnamed",
          "given_name": null,
          "surname": null,
          "gender": null,
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": false,
          "birth_year": 1795,
          "death_year": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null
        },
        "birth_year": 1795
      }
    ]
  },
  "previewDeceasedByChild": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "born_on_or_before": "1800"
    },
    "status": 200,
    "answer": [
      {
        "person": {
          "id": "01980000-0000-7000-8000-000000000068",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Bessy Allen",
          "given_name": "Bessy",
          "surname": "Allen",
          "gender": "female",
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": true,
          "death_known": false,
          "birth_year": null,
          "death_year": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null
        },
        "child_birth_year": 1795
      }
    ]
  },
  "previewDeceasedByRelatives": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": [
      {
        "person": {
          "id": "01980000-0000-7000-8000-000000000069",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Anne Elizabeth Darwin",
          "given_name": "Anne Elizabeth",
          "surname": "Darwin",
          "gender": null,
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": true,
          "death_known": false,
          "birth_year": null,
          "death_year": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null
        },
        "birth": {
          "from": 1820,
          "to": 1864,
          "because": [
            {
              "bound": "from",
              "rule": "mother_youngest",
              "event_id": "01980000-0000-7000-8000-000000000033",
              "person_id": "01980000-0000-7000-8000-000000000026",
              "year": 1808
            },
            {
              "bound": "to",
              "rule": "mother_oldest",
              "event_id": "01980000-0000-7000-8000-000000000033",
              "person_id": "01980000-0000-7000-8000-000000000026",
              "year": 1808
            }
          ]
        }
      },
      {
        "person": {
          "id": "01980000-0000-7000-8000-000000000068",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Bessy Allen",
          "given_name": "Bessy",
          "surname": "Allen",
          "gender": "female",
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": true,
          "death_known": false,
          "birth_year": null,
          "death_year": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null
        },
        "birth": {
          "from": 1739,
          "to": 1783,
          "because": [
            {
              "bound": "from",
              "rule": "mother_oldest",
              "event_id": "01980000-0000-7000-8000-000000000070",
              "person_id": "01980000-0000-7000-8000-000000000067",
              "year": 1795
            },
            {
              "bound": "to",
              "rule": "mother_youngest",
              "event_id": "01980000-0000-7000-8000-000000000070",
              "person_id": "01980000-0000-7000-8000-000000000067",
              "year": 1795
            }
          ]
        }
      }
    ]
  },
  "applyDeceased": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "person_ids": [
        "01980000-0000-7000-8000-000000000066",
        "01980000-0000-7000-8000-000000000068"
      ]
    },
    "status": 200,
    "answer": {
      "updated": 2,
      "unchanged": []
    }
  },
  "previewGenderFromName": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": [
      {
        "person": {
          "id": "01980000-0000-7000-8000-000000000010",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Etty",
          "given_name": "Etty",
          "surname": null,
          "gender": null,
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": true,
          "death_known": false,
          "birth_year": null,
          "death_year": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null
        },
        "gender": "female",
        "basis": "Etty"
      },
      {
        "person": {
          "id": "01980000-0000-7000-8000-000000000030",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "William Erasmus Darwin",
          "given_name": "William Erasmus",
          "surname": "Darwin",
          "gender": null,
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": false,
          "birth_year": 1839,
          "death_year": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null
        },
        "gender": "male",
        "basis": "William"
      },
      {
        "person": {
          "id": "01980000-0000-7000-8000-000000000058",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Anne Elizabeth Darwin",
          "given_name": "Anne Elizabeth",
          "surname": "Darwin",
          "gender": null,
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": true,
          "death_known": false,
          "birth_year": null,
          "death_year": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null
        },
        "gender": "female",
        "basis": "Anne"
      },
      {
        "person": {
          "id": "01980000-0000-7000-8000-000000000069",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Anne Elizabeth Darwin",
          "given_name": "Anne Elizabeth",
          "surname": "Darwin",
          "gender": null,
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": true,
          "death_known": false,
          "birth_year": null,
          "death_year": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null
        },
        "gender": "female",
        "basis": "Anne"
      },
      {
        "person": {
          "id": "01980000-0000-7000-8000-000000000066",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Josiah Wedgwood 1769",
          "given_name": "Josiah",
          "surname": "Wedgwood 1769",
          "gender": null,
          "is_living": false,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": true,
          "birth_year": 1769,
          "death_year": null,
          "version": 2,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null
        },
        "gender": "male",
        "basis": "Josiah"
      }
    ]
  },
  "previewGenderFromSpouse": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": [
      {
        "person": {
          "id": "01980000-0000-7000-8000-000000000066",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Josiah Wedgwood 1769",
          "given_name": "Josiah",
          "surname": "Wedgwood 1769",
          "gender": null,
          "is_living": false,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": true,
          "birth_year": 1769,
          "death_year": null,
          "version": 2,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null
        },
        "gender": "male",
        "basis": "Bessy Allen"
      }
    ]
  },
  "applyGender": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "assignments": [
        {
          "person_id": "01980000-0000-7000-8000-000000000066",
          "gender": "male"
        }
      ]
    },
    "status": 200,
    "answer": {
      "updated": 1,
      "unchanged": []
    }
  },
  "previewNames": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "status": 200,
    "answer": [
      {
        "person": {
          "id": "01980000-0000-7000-8000-000000000010",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Etty",
          "given_name": "Etty",
          "surname": null,
          "gender": null,
          "is_living": null,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": true,
          "death_known": false,
          "birth_year": null,
          "death_year": null,
          "version": 1,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null
        },
        "name_id": "01980000-0000-7000-8000-000000000071",
        "given_name": "Etty",
        "surname": null,
        "flags": [
          "no_surname"
        ],
        "suggestion": null
      },
      {
        "person": {
          "id": "01980000-0000-7000-8000-000000000066",
          "tree_id": "01980000-0000-7000-8000-000000000007",
          "visibility": "full",
          "display_name": "Josiah Wedgwood 1769",
          "given_name": "Josiah",
          "surname": "Wedgwood 1769",
          "gender": "male",
          "is_living": false,
          "notes": null,
          "privacy": "default",
          "identifiers": [],
          "file_changed_at": null,
          "possibly_living": false,
          "death_known": true,
          "birth_year": 1769,
          "death_year": null,
          "version": 3,
          "created_at": "2026-01-15T10:30:00.000Z",
          "updated_at": "2026-01-15T10:30:00.000Z",
          "deleted_at": null
        },
        "name_id": "01980000-0000-7000-8000-000000000072",
        "given_name": "Josiah",
        "surname": "Wedgwood 1769",
        "flags": [
          "date_in_surname"
        ],
        "suggestion": {
          "given_name": "Josiah",
          "surname": "Wedgwood",
          "prefix": null,
          "suffix": null,
          "surname_prefix": null,
          "nickname": null
        }
      }
    ]
  },
  "applyNames": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "fixes": [
        {
          "name_id": "01980000-0000-7000-8000-000000000071",
          "given_name": "Josiah",
          "surname": "Wedgwood"
        }
      ]
    },
    "status": 200,
    "answer": {
      "updated": 1,
      "unchanged": []
    }
  },
  "deletePerson": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000073"
    },
    "status": 200,
    "answer": {
      "deleted": 1
    }
  },
  "restorePerson": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000073"
    },
    "status": 200,
    "answer": {
      "restored": 1
    }
  },
  "listChecks": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "rule": "unconnected_person",
      "person_id": "01980000-0000-7000-8000-000000000074"
    },
    "status": 200,
    "answer": [
      {
        "rule": "unconnected_person",
        "severity": "hint",
        "person_ids": [
          "01980000-0000-7000-8000-000000000074"
        ],
        "event_ids": [],
        "relationship_ids": [],
        "detail": "Annie Darwin has no relatives in the tree.",
        "fix": null
      }
    ]
  },
  "dismissCheck": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "rule": "unconnected_person",
      "person_ids": [
        "01980000-0000-7000-8000-000000000074"
      ]
    },
    "status": 204
  },
  "reconsiderCheck": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "rule": "unconnected_person",
      "person_ids": [
        "01980000-0000-7000-8000-000000000074"
      ]
    },
    "status": 204
  },
  "listDuplicates": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "query": {
      "score": "medium"
    },
    "status": 200,
    "answer": [
      {
        "persons": [
          {
            "id": "01980000-0000-7000-8000-000000000058",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "visibility": "full",
            "display_name": "Anne Elizabeth Darwin",
            "given_name": "Anne Elizabeth",
            "surname": "Darwin",
            "gender": null,
            "possibly_living": true,
            "death_known": false,
            "birth_year": null,
            "death_year": null,
            "birth": null,
            "death": null,
            "portrait": null
          },
          {
            "id": "01980000-0000-7000-8000-000000000069",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "visibility": "full",
            "display_name": "Anne Elizabeth Darwin",
            "given_name": "Anne Elizabeth",
            "surname": "Darwin",
            "gender": null,
            "possibly_living": true,
            "death_known": false,
            "birth_year": null,
            "death_year": null,
            "birth": null,
            "death": null,
            "portrait": null
          }
        ],
        "score": "medium",
        "similarity": 1,
        "reasons": [
          "name"
        ],
        "conflicts": []
      },
      {
        "persons": [
          {
            "id": "01980000-0000-7000-8000-000000000073",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "visibility": "full",
            "display_name": "Annie Darwin",
            "given_name": "Annie",
            "surname": "Darwin",
            "gender": null,
            "possibly_living": true,
            "death_known": false,
            "birth_year": null,
            "death_year": null,
            "birth": null,
            "death": null,
            "portrait": null
          },
          {
            "id": "01980000-0000-7000-8000-000000000074",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "visibility": "full",
            "display_name": "Annie Darwin",
            "given_name": "Annie",
            "surname": "Darwin",
            "gender": null,
            "possibly_living": true,
            "death_known": false,
            "birth_year": null,
            "death_year": null,
            "birth": null,
            "death": null,
            "portrait": null
          }
        ],
        "score": "medium",
        "similarity": 1,
        "reasons": [
          "name"
        ],
        "conflicts": []
      },
      {
        "persons": [
          {
            "id": "01980000-0000-7000-8000-000000000010",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "visibility": "full",
            "display_name": "Josiah Wedgwood",
            "given_name": "Josiah",
            "surname": "Wedgwood",
            "gender": null,
            "possibly_living": true,
            "death_known": false,
            "birth_year": null,
            "death_year": null,
            "birth": null,
            "death": null,
            "portrait": null
          },
          {
            "id": "01980000-0000-7000-8000-000000000066",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "visibility": "full",
            "display_name": "Josiah Wedgwood 1769",
            "given_name": "Josiah",
            "surname": "Wedgwood 1769",
            "gender": "male",
            "possibly_living": false,
            "death_known": true,
            "birth_year": 1769,
            "death_year": null,
            "birth": {
              "date": {
                "qualifier": "exact",
                "calendar": "gregorian",
                "day": null,
                "month": null,
                "year": 1769,
                "to_day": null,
                "to_month": null,
                "to_year": null,
                "phrase": null,
                "display": "1769",
                "sort_day": 2367175,
                "display_long": "1769"
              },
              "place": null,
              "text": "1769",
              "year_from": 1769,
              "year_to": 1769,
              "qualifier": "exact"
            },
            "death": null,
            "portrait": null
          }
        ],
        "score": "medium",
        "similarity": 0.92,
        "reasons": [
          "name"
        ],
        "conflicts": []
      }
    ]
  },
  "dismissDuplicate": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "person_ids": [
        "01980000-0000-7000-8000-000000000073",
        "01980000-0000-7000-8000-000000000074"
      ]
    },
    "status": 204
  },
  "reconsiderDuplicate": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007"
    },
    "body": {
      "person_ids": [
        "01980000-0000-7000-8000-000000000073",
        "01980000-0000-7000-8000-000000000074"
      ]
    },
    "status": 204
  },
  "mergePerson": {
    "path": {
      "person_id": "01980000-0000-7000-8000-000000000073"
    },
    "body": {
      "from_id": "01980000-0000-7000-8000-000000000074",
      "take": {
        "notes": "kept"
      }
    },
    "status": 200,
    "answer": {
      "person": {
        "id": "01980000-0000-7000-8000-000000000073",
        "tree_id": "01980000-0000-7000-8000-000000000007",
        "visibility": "full",
        "display_name": "Annie Darwin",
        "given_name": "Annie",
        "surname": "Darwin",
        "gender": null,
        "is_living": null,
        "notes": null,
        "privacy": "default",
        "identifiers": [],
        "file_changed_at": null,
        "possibly_living": true,
        "death_known": false,
        "birth_year": null,
        "death_year": null,
        "version": 4,
        "created_at": "2026-01-15T10:30:00.000Z",
        "updated_at": "2026-01-15T10:30:00.000Z",
        "deleted_at": null,
        "portrait": null,
        "names": [
          {
            "id": "01980000-0000-7000-8000-000000000075",
            "person_id": "01980000-0000-7000-8000-000000000073",
            "tree_id": "01980000-0000-7000-8000-000000000007",
            "name_type": "birth",
            "given_name": "Annie",
            "surname": "Darwin",
            "prefix": null,
            "suffix": null,
            "surname_prefix": null,
            "written": "Annie Darwin",
            "language": null,
            "forms": [],
            "identifiers": [],
            "is_primary": true,
            "file_changed_at": null,
            "version": 3,
            "created_at": "2026-01-15T10:30:00.000Z",
            "updated_at": "2026-01-15T10:30:00.000Z"
          }
        ]
      },
      "moved": {
        "names": 0,
        "events": 0,
        "relationships": 0,
        "citations": 0,
        "associations": 0,
        "media": 0,
        "comments": 0
      },
      "dropped": 1
    }
  },
  "getInstance": {
    "status": 200,
    "answer": {
      "version": "0.3.0-dev",
      "environment": "production",
      "user_count": 2,
      "tree_count": 1,
      "ai_providers": [
        {
          "name": "example",
          "model": "example-1"
        }
      ]
    }
  },
  "listInstanceActivity": {
    "query": {
      "limit": "1"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000076",
        "seq": null,
        "tree_id": null,
        "at": "2026-01-15T10:30:00.000Z",
        "actor": {
          "id": "01980000-0000-7000-8000-000000000001",
          "display_name": null
        },
        "via": {
          "kind": "session",
          "id": "01980000-0000-7000-8000-000000000016",
          "name": null
        },
        "action": "user.set_self_person",
        "summary": "Changed the person of the account",
        "subject": null,
        "reason": null,
        "undoes": null,
        "undone_by": null,
        "proposal_id": null,
        "entry_count": 1
      }
    ]
  },
  "listOwnActivity": {
    "query": {
      "limit": "1"
    },
    "status": 200,
    "answer": [
      {
        "id": "01980000-0000-7000-8000-000000000076",
        "seq": null,
        "tree_id": null,
        "at": "2026-01-15T10:30:00.000Z",
        "actor": {
          "id": "01980000-0000-7000-8000-000000000001",
          "display_name": "Emma Darwin"
        },
        "via": {
          "kind": "session",
          "id": "01980000-0000-7000-8000-000000000016",
          "name": "Example/1.0"
        },
        "action": "user.set_self_person",
        "summary": "Changed the person of the account",
        "subject": null,
        "reason": null,
        "undoes": null,
        "undone_by": null,
        "proposal_id": null,
        "entry_count": 1
      }
    ]
  },
  "getOpenapi": {
    "status": 200,
    "answer": {
      "openapi": "3.1.0",
      "info": {
        "title": "Stemma",
        "version": "0.1.0"
      }
    }
  },
  "getDocs": {
    "status": 200,
    "answer": "<!doctype html>"
  },
  "getVocabulary": {
    "status": 200,
    "answer": {
      "tree_visibilities": [
        "private",
        "site_members",
        "unlisted"
      ],
      "roles": [
        "owner",
        "editor",
        "viewer"
      ],
      "scopes": [
        "read",
        "propose",
        "write"
      ],
      "ai_roles": [
        "member",
        "recommender"
      ],
      "rules": [
        "required",
        "unknown_field",
        "wrong_type"
      ],
      "languages": [
        "en",
        "de",
        "es"
      ],
      "link_views": [
        "public",
        "members"
      ],
      "media_target_types": [
        "person",
        "event",
        "relationship"
      ],
      "question_answers": [
        "text",
        "date",
        "place"
      ],
      "question_statuses": [
        "open",
        "answered",
        "ended"
      ],
      "name_form_kinds": [
        "translation",
        "transcription"
      ],
      "place_sorts": [
        "name",
        "-events"
      ],
      "person_visibilities": [
        "full",
        "redacted"
      ],
      "explained_readers": [
        "anonymous",
        "user",
        "member"
      ],
      "explained_visibilities": [
        "full",
        "redacted",
        "hidden"
      ],
      "exposure_reasons": [
        "member",
        "tree_not_visible",
        "privacy_hidden"
      ],
      "genders": [
        "male",
        "female",
        "other"
      ],
      "person_sorts": [
        "created",
        "-created",
        "name"
      ],
      "person_field_sets": [
        "card"
      ],
      "missing_facts": [
        "birth",
        "parents",
        "sources"
      ],
      "media_kinds": [
        "image"
      ],
      "thumbnail_sizes": [
        "160",
        "320",
        "1280"
      ],
      "privacy_settings": [
        "default",
        "redacted",
        "hidden"
      ],
      "event_privacy_settings": [
        "default",
        "hidden"
      ],
      "name_types": [
        "birth",
        "maiden",
        "married"
      ],
      "person_event_types": [
        "birth",
        "christening",
        "baptism"
      ],
      "partnership_event_types": [
        "engagement",
        "marriage_banns",
        "marriage_contract"
      ],
      "name_flags": [
        "date_in_surname",
        "date_in_given_name",
        "no_surname"
      ],
      "date_qualifiers": [
        "exact",
        "about",
        "calculated"
      ],
      "calendars": [
        "gregorian",
        "julian",
        "hebrew"
      ],
      "relationship_types": [
        "parent_child",
        "partnership"
      ],
      "parent_qualifiers": [
        "biological",
        "adoptive",
        "step"
      ],
      "association_roles": [
        "CHIL",
        "CLERGY",
        "FATH"
      ],
      "ordered_relatives": [
        "children",
        "partners"
      ],
      "sibling_kinds": [
        "full",
        "half",
        "step"
      ],
      "sibling_choices": [
        "root",
        "none",
        "all"
      ],
      "kin_kinds": [
        "blood",
        "marriage",
        "adoption"
      ],
      "kin_sides": [
        "father",
        "mother"
      ],
      "kin_steps": [
        "parent",
        "child",
        "partner"
      ],
      "proposal_statuses": [
        "pending",
        "applied",
        "rejected"
      ],
      "proposal_origins": [
        "assistant",
        "contributor"
      ],
      "operation_kinds": [
        "create",
        "update",
        "delete"
      ],
      "proposed_entities": [
        "person",
        "name",
        "event"
      ],
      "entity_types": [
        "change",
        "user",
        "session"
      ],
      "actions": [
        "change.undo",
        "user.create",
        "user.register"
      ],
      "via_kinds": [
        "session",
        "token",
        "assistant"
      ],
      "conflict_reasons": [
        "changed",
        "attached",
        "deleted"
      ],
      "entry_ops": [
        "create",
        "update",
        "delete"
      ],
      "actor_types": [
        "user",
        "system"
      ],
      "gedcom_versions": [
        "5.5.1",
        "7.0"
      ],
      "import_actions": [
        "new",
        "skip",
        "merge"
      ],
      "encodings": [
        "UTF-8",
        "UTF-16LE",
        "UTF-16BE"
      ],
      "match_scores": [
        "high",
        "medium"
      ],
      "match_conflicts": [
        "gender",
        "birth",
        "death"
      ],
      "import_losses": [
        "nothing",
        "value",
        "link"
      ],
      "duplicate_reasons": [
        "name",
        "birth_year",
        "death_year"
      ],
      "check_severities": [
        "error",
        "warning",
        "hint"
      ],
      "merge_sides": [
        "from",
        "kept"
      ],
      "merge_conflicts": [
        "gender",
        "parent",
        "child"
      ],
      "progress_phases": [
        "queued",
        "unpacking",
        "reading"
      ],
      "restore_warnings": [
        "visible_to_others",
        "control_characters"
      ],
      "provider_kinds": [
        "password",
        "oidc"
      ],
      "sign_in_errors": [
        "state_invalid",
        "provider_error",
        "provider_unavailable"
      ],
      "problem_codes": [
        "bad_request",
        "unreadable_body",
        "view_as_refused"
      ],
      "check_rules": [
        {
          "rule": "death_before_birth",
          "severity": "error",
          "limits": [],
          "reason": "A life ends after it begins."
        },
        {
          "rule": "christening_before_birth",
          "severity": "error",
          "limits": [],
          "reason": "Only people who are born are christened."
        },
        {
          "rule": "event_before_birth",
          "severity": "error",
          "limits": [],
          "reason": "An event of a life is within the life."
        }
      ],
      "reckoning_rules": [
        {
          "rule": "birth",
          "limit": 0,
          "source": "A date of birth is the birth. Two births of one person are alternatives."
        },
        {
          "rule": "death",
          "limit": 0,
          "source": "A date of death is the death. Two deaths of one person are alternatives."
        },
        {
          "rule": "burial",
          "limit": 0,
          "source": "A burial or cremation is not before the death."
        }
      ]
    }
  },
  "removeMember": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000007",
      "user_id": "01980000-0000-7000-8000-000000000013"
    },
    "status": 204
  },
  "deleteTree": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000077"
    },
    "status": 204
  },
  "restoreTree": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000077"
    },
    "status": 200,
    "answer": {
      "id": "01980000-0000-7000-8000-000000000077",
      "name": "A tree for practice",
      "description": null,
      "visibility": "private",
      "home_person_id": null,
      "revision": 3,
      "version": 3,
      "created_at": "2026-01-15T10:30:00.000Z",
      "updated_at": "2026-01-15T10:30:00.000Z",
      "owner_id": "01980000-0000-7000-8000-000000000001",
      "ai_member_provider": null,
      "ai_recommender_provider": null,
      "role": "owner",
      "person_count": 0,
      "deleted_at": null
    }
  },
  "purgeTree": {
    "path": {
      "tree_id": "01980000-0000-7000-8000-000000000077"
    },
    "body": {
      "name": "A tree for practice"
    },
    "status": 204
  },
  "exportAccount": {
    "status": 200
  },
  "importAccount": {
    "body": {
      "file": "(the bytes of the ZIP archive)"
    },
    "status": 201,
    "answer": {
      "trees": [
        {
          "id": "01980000-0000-7000-8000-000000000078",
          "name": "The Darwins of Down House",
          "counts": {
            "persons": 11,
            "names": 12,
            "events": 9,
            "relationships": 6,
            "sources": 3,
            "citations": 1,
            "associations": 1,
            "places": 4,
            "media": 1,
            "comments": 4
          }
        }
      ],
      "warnings": [
        {
          "path": "trees.0.visibility",
          "code": "visible_to_others",
          "message": "The tree is public, as it was when the backup was made."
        }
      ]
    }
  },
  "logout": {
    "status": 204
  },
  "deleteAccount": {
    "body": {
      "email": "emma@example.org"
    },
    "status": 204
  }
}
