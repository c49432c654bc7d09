/** The public interface of `stemma/files`: blobs and spooled texts in files. */
export { filesBlobs } from "../../adapters/files/blobs.ts"
export { freeSpaceOn, type HasRoomFor } from "../../adapters/files/free-space.ts"
export { fileSpool, type FileSpoolOptions } from "../../adapters/files/spool.ts"
