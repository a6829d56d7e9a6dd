# Checking a record: `sushibelt verify`, and the sentences of what can be wrong with a deal.

cli-verify = Verify a record: every deal, every choice, the result, and the promises made beforehand.
cli-verify-epilogue =
    Examples:
      sushibelt verify evening.txt
      sushibelt verify evening.txt --proof proof.json    as your page kept it
      sushibelt verify evening.txt --commitment 3f9a…    as the table showed it
      sushibelt verify evening.txt --entropy 77c1…       as your page drew it
cli-verify-file = The record file; - reads standard input.
cli-verify-commitment = The commitment the table showed before the match.
cli-verify-entropy = The random share your page added.
verify-moves =
    { $moves ->
        [1] One move is legal, and every deal is what the record’s key draws.
       *[other] All { $moves } moves are legal, and every deal is what the record’s key draws.
    }
verify-sealed = The record is complete and unchanged since it was sealed.
verify-result = The result follows from the moves.
verify-abandoned = The match was called off; it has no result.
verify-unsealed = The record isn’t sealed: the match wasn’t over when it was written.
verify-fair =
    { $shares ->
        [0] The key comes from the committed secret alone: nobody’s page added to it.
        [1] The key comes from the committed secret and from one person’s share.
       *[other] The key comes from the committed secret and from the shares of { $shares } people.
    }
verify-absent =
    { $shares ->
        [1] One share was promised but not opened in time.
       *[other] { $shares } shares were promised but not opened in time.
    }
verify-plain = The key isn’t bound to anything: this match wasn’t dealt at a table with fair deals.
verify-commitment-same = The commitment is the one you kept.
verify-entropy-same = Your share is the one for seat { $seat }.
refusal-fair-commitment-wrong = The secret in this record isn’t the one the server committed to.
refusal-fair-shares-missing = Random shares in the record: { $given }; seats: { $seats }.
refusal-fair-share-wrong = Seat { $seat }’s share isn’t the one that was promised.
refusal-fair-key-wrong = The key doesn’t follow from the secret, the shares and the header. This wasn’t the promised deal.
refusal-fair-not-promised = This record makes no promise, so there’s nothing to compare with what you kept.
refusal-fair-commitment-other = The commitment in this record is { $given }, not the one you kept.
refusal-fair-entropy-other = No seat in this record has the share you kept.
refusal-fair-digits-wrong = { $option } needs { $digits } hexadecimal digits.
cli-verify-proof = What your page kept: the file from “Download my proof”.
verify-without-proof = To rule out that the server arranged the deal, add --proof with the file your page kept.
verify-terms-same = The terms of the deal are the ones your page kept before it opened its share.
verify-proof-opened = Your share, at seat { $seat }, is in the deal.
verify-proof-withheld = Your share, at seat { $seat }, isn’t in the deal: it didn’t arrive in time.
refusal-proof-unreadable = That isn’t a proof from a Sushibelt page. Download it again from the result page.
refusal-proof-other-version = The proof is version { $given }; this program reads version { $known }.
refusal-proof-other-match = The proof is for match { $kept }, but the record is of match { $given }.
refusal-fair-terms-other = The terms were changed after you opened your share. Your page was shown “{ $kept }”; the record says “{ $given }”.
refusal-fair-share-dropped = The server confirmed the share of seat { $seat }, but the record says it never came. The deal was made without it.
