/** An answer that is an error: gRPC's status code and a sentence. */
export class FirestoreProblem extends Error {
  name = 'FirestoreProblem';

  constructor(code, message) {
    super(message);
    this.code = code;
  }
}
