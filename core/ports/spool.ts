/**
 * Takes a text from its producer as fast as it comes, and keeps it until the reader takes it: so a slow reader does not hold what the producer reads from.
 * The pieces come in their order, all of them; what the producer throws is thrown after the pieces before it. A reader who stops stops the producer.
 */
export type Spool = (text: AsyncIterable<string>) => AsyncIterable<string>
