/** The public interface of `stemma/http`: the service with its JSON API, over the stores of a program. */
export {
  type EmbeddedService,
  openService,
  type RowStore,
  type ServiceParts,
  type ServiceSettings,
} from "../embed/service.ts"
