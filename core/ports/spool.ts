/**
 * Takes a text from its producer at full speed and stores it until the consumer reads it, so a slow consumer does
 * not delay the producer. The pieces keep their order. An error of the producer is thrown after the pieces before
 * it. If the consumer stops, the producer is stopped.
 */
export type Spool = (text: AsyncIterable<string>) => AsyncIterable<string>
