/** The public interface of `stemma/node`: the ports that need only Node, for programs that call `makeApp`. */
export { scryptPasswords } from "../../adapters/scrypt/passwords.ts"
export { newId } from "../../adapters/uuid/new-id.ts"
export { type NodePorts, nodePorts } from "../ports/node-ports.ts"
export { defaultSettings } from "../ports/settings.ts"
