"""A whole bot: it reads a question on each line and answers with the first legal action."""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    answer = {"action": question["legal"][0]}
    print(json.dumps(answer), flush=True)
