# Checking a record: `sushibelt verify`, and the sentences of what can be wrong with a deal.

cli-verify = Check a record: every deal, every choice, the result, and what was promised before.
cli-verify-epilogue =
    Examples:
      sushibelt verify evening.txt
      sushibelt verify evening.txt --commitment 3f9a…     as the page showed it before the start
      sushibelt verify evening.txt --entropy 77c1…        as your own page drew it
cli-verify-file = The record; - reads it from standard input.
cli-verify-commitment = What the table showed before the match.
cli-verify-entropy = What your page added to chance.
verify-moves =
    { $moves ->
        [1] One move is legal, and every deal is what the record's key draws.
       *[other] All { $moves } moves are legal, and every deal is what the record's key draws.
    }
verify-sealed = The record is complete and unchanged since it was sealed.
verify-result = The result is what the moves lead to.
verify-abandoned = The match was abandoned; it has no result.
verify-unsealed = The record is not sealed: the match was not over when it was written.
verify-fair =
    { $shares ->
        [0] The key comes from the committed secret alone: nobody's page added to it.
        [1] The key comes from the committed secret and from one person's own share.
       *[other] The key comes from the committed secret and from the own shares of { $shares } people.
    }
verify-absent =
    { $shares ->
        [1] One share was promised and not opened in time.
       *[other] { $shares } shares were promised and not opened in time.
    }
verify-plain = The key is bound to nothing: this record was not dealt by a table with fair deals.
verify-commitment-same = The commitment is the one you kept.
verify-entropy-same = Your share is the one of seat { $seat }.
refusal-fair-commitment-wrong = The secret in this record is not the one that was committed to.
refusal-fair-shares-missing = The record has shares of chance for { $given } seats, but { $seats } play.
refusal-fair-share-wrong = The share of seat { $seat } is not the one that was promised.
refusal-fair-key-wrong = The key is not what the secret, the shares and the header give. The deal was not the promised one.
refusal-fair-not-promised = This record promises nothing, so it cannot be compared with what you kept.
refusal-fair-commitment-other = The commitment in this record is { $given }, not the one you kept.
refusal-fair-entropy-other = No seat of this record has the share that you kept.
refusal-fair-digits-wrong = { $option } needs { $digits } hexadecimal digits.
