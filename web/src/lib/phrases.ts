/** Phrases that everyone at a table reads in their own language: `web-phrase-<key>`. */
export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "sorry",
  "oops",
  "your-turn",
  "thinking",
  "moment",
  "yes",
  "no",
  "again",
  "good-game",
  "bye",
];
